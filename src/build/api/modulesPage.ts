import { groupAnchor } from "../../shared/api/apiUrl";
import type { ConversionContext } from "./context";
import { toModuleMember } from "./members";
import type { ApiModulesContent } from "../../shared/contracts/apiPage";

/** Converts everything that has no page of its own. */
export function toModulesContent(context: ConversionContext): ApiModulesContent {
  const { plan, overlay, version } = context;
  const groups = plan.moduleGroups.map(({ title, declarations }) => ({
    title,
    slug: groupAnchor(title),
    members: declarations.map((symbol) => toModuleMember(symbol, context)),
  }));
  return { kind: "modules", version, summary: overlay.pages.modules.description, groups };
}
