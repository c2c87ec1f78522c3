import { apiUrl } from "../../../shared/api/apiUrl";
import { renderShortComment } from "./commentHtml";
import type { SymbolContext, WrittenName } from "./context";
import type { Html } from "../../../shared/contracts/apiPage";

const CODE = /(?<!\[)`([^`\n]+)`/g;
const CALL = /^\w+\(\)$/;

function findMeant(
  written: string,
  { symbol, findWritten }: SymbolContext,
): WrittenName | undefined {
  const [owner = ""] = symbol.split("#");
  const called = CALL.test(written) ? findWritten(`${owner}.${written}`) : undefined;
  const found = called ?? findWritten(written);
  const isBareMember = found?.owner !== undefined && called === undefined && !/[#.]/.test(written);
  return isBareMember ? undefined : found;
}

/**
 * Renders a sentence of the overlay or of the known limits as inline Markdown. A documented name in backticks
 * becomes a link, and so does a call such as `next()` of the symbol's own class. Other bare member names are
 * left alone, because `name` and `all` mean more than one thing in prose, and so is the symbol that the
 * sentence is about.
 */
export function renderWords(markdown: string, context: SymbolContext): Html {
  const linked = markdown.replace(CODE, (code: string, written: string) => {
    const found = findMeant(written, context);
    if (found === undefined || found.name === context.symbol) return code;
    return `[${code}](${apiUrl(found.address, context.page)})`;
  });
  return renderShortComment(linked, context.highlight);
}
