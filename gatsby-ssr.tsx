import type { GatsbySSR } from "gatsby";
import { developBoot } from "./src/app/developBoot";

export { wrapPageElement } from "./src/app/wrapPageElement";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
  if (process.env["NODE_ENV"] !== "development") return;
  setHeadComponents([<script key="boot" dangerouslySetInnerHTML={{ __html: developBoot }} />]);
};
