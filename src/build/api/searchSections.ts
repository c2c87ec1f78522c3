import type { PageSection } from "../../shared/contracts/pageBlocks";
import type { ConversionContext } from "./context";
import { memberKind } from "./declarations";
import { groupMembers } from "./grouping";
import { sectionMembers } from "./plan";
import { isClassLike } from "./reflections";
import { searchText } from "./summaries";
import type { Declaration } from "./typedocProject";

/** A part of an API page that search can answer with. */
export interface ApiSearchSection extends PageSection {
  /** What the section explains, such as `method`. */
  readonly kind: string;
}

function toSection(
  declaration: Declaration,
  { plan, overlay }: ConversionContext,
  owner?: string,
): ApiSearchSection {
  return {
    slug: plan.addresses.get(declaration.id)?.anchor ?? "",
    title: owner === undefined ? declaration.name : `${owner}.${declaration.name}`,
    text: searchText(declaration, overlay, owner),
    kind: memberKind(declaration),
  };
}

/** The class itself and each of its own members. */
export function classSections(symbol: Declaration, context: ConversionContext): ApiSearchSection[] {
  const members = groupMembers(symbol, context.overlay).flatMap(({ declarations }) => declarations);
  return [
    toSection(symbol, context),
    ...members.map((member) => toSection(member, context, symbol.name)),
  ];
}

/** Every symbol of the modules page, and the members of its classes. */
export function moduleSections(context: ConversionContext): ApiSearchSection[] {
  const symbols = context.plan.moduleGroups.flatMap(({ declarations }) => declarations);
  return symbols.flatMap((symbol) => {
    const members = isClassLike(symbol) ? sectionMembers(symbol, context.overlay) : [];
    return [
      toSection(symbol, context),
      ...members.map((member) => toSection(member, context, symbol.name)),
    ];
  });
}
