import React from "react";
import { prefixAddresses, STATIC_HTML } from "../../shared/contracts/pageData";

interface StaticHtmlProps {
  /** HTML made at build by this project's own compiler. */
  readonly html: string;
}

/**
 * HTML that React neither renders nor compares: a page of prose costs no hydration. The prose feature
 * hydrates its interactive parts. Data of the page must hold `html` as it is, so that it is downloaded once.
 */
export const StaticHtml = React.memo(function StaticHtml({ html }: StaticHtmlProps) {
  const __html = prefixAddresses(html, __PATH_PREFIX__);
  return <div className={STATIC_HTML} dangerouslySetInnerHTML={{ __html }} />;
});
