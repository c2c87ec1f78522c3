import { groupAnchor } from "./apiUrl";
import { urlOf, type ConversionContext } from "./context";
import { memberKind } from "./declarations";
import { groupIndex } from "./grouping";
import type { ApiIndexContent } from "./pageContent";
import { symbolSummary } from "./summaries";

/** Lists every documented symbol by category with one line about it. */
export function toIndexContent(context: ConversionContext): ApiIndexContent {
  const { plan, overlay } = context;
  const groups = groupIndex(plan.symbols, overlay).map(({ title, declarations }) => ({
    title,
    slug: groupAnchor(title),
    entries: declarations.flatMap((symbol) => {
      const url = urlOf(symbol.id, context);
      if (url === undefined) return [];
      const summary = symbolSummary(symbol, overlay);
      return [{ name: symbol.name, url, kind: memberKind(symbol), summary }];
    }),
  }));
  return { kind: "index", groups };
}
