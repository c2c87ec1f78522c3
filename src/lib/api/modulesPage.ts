import { groupAnchor } from "./apiUrl";
import type { ConversionContext } from "./context";
import { toModuleMember, type ImportFact } from "./members";
import type { ApiModulesContent } from "./pageContent";

/** Converts everything that has no page of its own. */
export function toModulesContent(
  context: ConversionContext,
  findImport: (name: string) => ImportFact | undefined,
): ApiModulesContent {
  const groups = context.plan.moduleGroups.map(({ title, declarations }) => ({
    title,
    slug: groupAnchor(title),
    members: declarations.map((symbol) => toModuleMember(symbol, context, findImport(symbol.name))),
  }));
  return { kind: "modules", summary: context.overlay.pages.modules.description, groups };
}
