import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to HTML at once. Gatsby would do it by a stream, into which React 18 puts NUL characters
 * where a character of several bytes does not fit into a buffer of 2,048 (react/react#24985).
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));
