import { groupAnchor } from "../../shared/api/apiUrl";
import { urlOf, type ConversionContext } from "./context";
import { memberKind } from "./declarations";
import { groupModules } from "./grouping";
import type { ApiIndexContent } from "../../shared/contracts/apiPage";
import type { ApiPlan } from "./plan";
import { symbolSummary } from "./summaries";
import type { Declaration } from "./typedocProject";

/** The class pages first, as the sidebar has them, then the rest in the order of the project. */
function sidebarOrder({ classes, symbols }: ApiPlan): readonly Declaration[] {
  return [...classes, ...symbols.filter((symbol) => !classes.includes(symbol))];
}

/** Lists every documented symbol by category, each with one line about it. */
export function toIndexContent(context: ConversionContext): ApiIndexContent {
  const { plan, overlay } = context;
  const groups = groupModules(sidebarOrder(plan), overlay).map(({ title, declarations }) => ({
    title,
    slug: groupAnchor(title),
    entries: declarations.flatMap((symbol) => {
      const url = urlOf(symbol.id, context);
      if (url === undefined) return [];
      const summary = symbolSummary(symbol, overlay);
      return [{ name: symbol.name, url, kind: memberKind(symbol), summary }];
    }),
  }));
  return { kind: "index", summary: overlay.pages.index.description, groups };
}
