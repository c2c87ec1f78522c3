import React from "react";
import { withPrefix } from "../Link/Link";

interface StaticHtmlProps {
  /** HTML made at build by this project's own compiler. */
  readonly html: string;
}

/** Puts the path prefix before addresses of this site. */
function prefixAddresses(html: string): string {
  const prefix = withPrefix("/").slice(0, -1);
  return prefix === "" ? html : html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${prefix}/`);
}

/**
 * HTML that React neither renders nor compares: a page of prose costs no hydration. The prose feature
 * hydrates its interactive parts.
 */
export const StaticHtml = React.memo(function StaticHtml({ html }: StaticHtmlProps) {
  return (
    <div className="static-html" dangerouslySetInnerHTML={{ __html: prefixAddresses(html) }} />
  );
});
