import type { GatsbySSR } from "gatsby";

export { wrapPageElement } from "./src/app/wrapPageElement";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
};
