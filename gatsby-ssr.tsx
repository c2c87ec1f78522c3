import { readFileSync } from "node:fs";
import type { GatsbySSR } from "gatsby";
import { developStart } from "./src/page/app/developStart";
import { withPrefix } from "./src/components/Link/Link";
import { CHANGES_FEED } from "./src/shared/contracts/changesFeed";
import { APP_BLOCK } from "./src/shared/contracts/siteIds";

export { replaceRenderer } from "./src/patches/node/replaceRenderer";
export { wrapPageElement } from "./src/page/app/wrapPageElement";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
  // Not in a page's Head, which is taken out and put in again on every navigation: browsers then ask for
  // the icon anew, and for /favicon.ico in the moment without one.
  setHeadComponents([
    // For browsers that draw no SVG as an icon; others prefer the one without a size, which is last.
    <link key="small-icon" rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />,
    <link key="icon" rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />,
  ]);
  if (process.env["NODE_ENV"] !== "development") {
    setHeadComponents([
      <link
        key="feed"
        rel="alternate"
        type="application/atom+xml"
        title="What is new"
        href={withPrefix(`/${CHANGES_FEED}`)}
      />,
    ]);
    return;
  }
  setHeadComponents([
    <script
      key="data"
      id={APP_BLOCK}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(developStart) }}
    />,
    <script
      key="boot"
      dangerouslySetInnerHTML={{ __html: readFileSync("src/page/boot/boot.js", "utf8") }}
    />,
  ]);
};
