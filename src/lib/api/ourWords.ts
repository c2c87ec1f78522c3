import { apiUrl } from "./apiUrl";
import { renderShortComment } from "./commentHtml";
import type { SymbolContext } from "./context";
import type { Html } from "./pageContent";

const CODE = /(?<!\[)`([^`\n]+)`/g;

/**
 * Renders a sentence of the overlay or of the known limits: inline Markdown in which a documented
 * name in backticks becomes a link. A bare member name is left alone, because `name` and `all` mean
 * more than one thing in prose, and so is the symbol that the sentence is about.
 */
export function renderWords(markdown: string, context: SymbolContext): Html {
  const linked = markdown.replace(CODE, (code: string, written: string) => {
    const found = context.findWritten(written);
    const isBare = !/[#.]/.test(written);
    if (found === undefined || found.name === context.symbol) return code;
    if (isBare && found.owner !== undefined) return code;
    return `[${code}](${apiUrl(found.address, context.page)})`;
  });
  return renderShortComment(linked, context.highlight);
}
