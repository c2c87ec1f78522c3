import { hasClass, type HtmlToken } from "./htmlTokens";

/**
 * The tokens of the page's text, from the element around it on, without what only browsers without scripts read. Empty
 * for a page without text, such as the not-found page.
 */
export function listText(tokens: readonly HtmlToken[]): HtmlToken[] {
  const element = tokens.find((token) => token.kind === "tag" && hasClass(token, "prose"));
  if (element?.kind !== "tag") return [];
  const text: HtmlToken[] = [];
  let [depth, isHidden] = [0, false];
  for (const token of tokens.slice(tokens.indexOf(element))) {
    const name = token.kind === "comment" ? "" : token.name;
    if (name === "noscript") isHidden = token.kind === "tag";
    else if (!isHidden) text.push(token);
    if (name === element.name) depth += token.kind === "tag" ? 1 : -1;
    if (depth === 0) break;
  }
  return text;
}
