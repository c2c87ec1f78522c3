import { groupAnchor } from "../../../shared/api/apiUrl";
import { withoutCodeMarks } from "./commentText";
import { namedLink, urlOf, type ConversionContext } from "./context";
import { classLine, memberKind } from "./declarations";
import { groupMembers } from "./grouping";
import { findBases, findOrigin } from "./hierarchy";
import { toFacts, toImportFact } from "./facts";
import { forSymbol } from "./linkTargets";
import { toMember } from "./members";
import { symbolOverlay } from "./overlay";
import type {
  ApiClassContent,
  ApiGroup,
  ClassTree,
  InheritedGroup,
  NamedLink,
} from "../../../shared/contracts/apiPage";
import { baseIds, childrenOf, isInherited, isVisible } from "./reflections";
import { typeParameterRows, viewComment } from "./signatures";
import { summaryOf } from "./summaries";
import { Kind, type Declaration } from "./typedocProject";

function toGroups(declaration: Declaration, context: ConversionContext): ApiGroup[] {
  return groupMembers(declaration, context.overlay).map(({ title, declarations }) => ({
    title,
    slug: groupAnchor(title),
    members: declarations.map((member) => toMember(declaration, member, context)),
  }));
}

function toLink({ id, name }: Declaration, context: ConversionContext): NamedLink {
  return namedLink(name, urlOf(id, context));
}

/** The inherited members by the class that declares them, the nearest class first. */
function toInherited(declaration: Declaration, context: ConversionContext): InheritedGroup[] {
  const { overlay, plan } = context;
  const { declarations } = plan;
  const origins = childrenOf(declaration)
    .filter(isInherited)
    .flatMap((member) => findOrigin(declaration, member, declarations) ?? [])
    .filter(
      ({ owner, member }) => member.kind !== Kind.Constructor && isVisible(owner, member, overlay),
    );
  return findBases(declaration, declarations).flatMap((base): InheritedGroup[] => {
    const members = origins.flatMap(({ owner, member }) => {
      const url = urlOf(member.id, context);
      if (owner !== base || url === undefined) return [];
      const summary = summaryOf(member, overlay, owner);
      return [{ name: member.name, url, kind: memberKind(member), summary }];
    });
    return members.length === 0 ? [] : [{ from: toLink(base, context), members }];
  });
}

function toTree(declaration: Declaration, context: ConversionContext): ClassTree {
  const derived = context.plan.symbols
    .filter((symbol) => baseIds(symbol).includes(declaration.id))
    .map((symbol) => toTree(symbol, context));
  return { ...toLink(declaration, context), ...(derived.length === 0 ? {} : { derived }) };
}

/** The tree of classes that includes the class; nothing if it has no relatives. */
function findFamily(
  declaration: Declaration,
  context: ConversionContext,
): Pick<ApiClassContent, "family"> {
  const farthest = findBases(declaration, context.plan.declarations).at(-1) ?? declaration;
  const family = toTree(farthest, context);
  return family.derived === undefined ? {} : { family };
}

/** Converts one class to its page. */
export function toClassContent(
  declaration: Declaration,
  context: ConversionContext,
): ApiClassContent {
  const { name } = declaration;
  const symbolContext = forSymbol(context, name);
  const entry = symbolOverlay(context.overlay, name);
  const { comment, examples } = viewComment(declaration.comment, symbolContext);
  // The summary comes before everything else.
  const facts = toFacts(declaration, entry && { ...entry, summary: undefined }, symbolContext);
  return {
    kind: "class",
    version: context.version,
    name,
    declaration: classLine(declaration, context),
    import: toImportFact(name, symbolContext) ?? {},
    ...facts,
    summary: withoutCodeMarks(entry?.summary ?? ""),
    ...(comment === undefined || entry?.isSummaryEnough ? {} : { comment }),
    ...(examples === undefined ? {} : { examples }),
    ...typeParameterRows(declaration.typeParameters, symbolContext),
    ...findFamily(declaration, context),
    groups: toGroups(declaration, context),
    inherited: toInherited(declaration, context),
  };
}
