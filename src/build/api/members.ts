import { urlOf, type ConversionContext } from "./context";
import { memberKind, toSignatures } from "./declarations";
import { toFacts } from "./facts";
import { findOrigin } from "./hierarchy";
import { toImportFact } from "./importFact";
import { forSymbol } from "./linkTargets";
import { memberOverlay, symbolOverlay } from "./overlay";
import type { ApiMember, MemberFlag, NamedLink } from "../../shared/contracts/apiPage";
import { propertyRow } from "./parameterRows";
import { sectionMembers } from "./plan";
import { isClassLike, isDeprecated, tableProperties } from "./reflections";
import { Kind, type Declaration } from "./typedocProject";

function memberFlags(declaration: Declaration): MemberFlag[] {
  const { flags } = declaration;
  const isReadonly = flags.isReadonly === true || isGetOnly(declaration);
  const facts: readonly (readonly [boolean, MemberFlag])[] = [
    [flags.isStatic === true, "static"],
    [flags.isAbstract === true, "abstract"],
    [isReadonly, "readonly"],
    [flags.isOptional === true, "optional"],
    [isDeprecated(declaration), "deprecated"],
  ];
  return facts.flatMap(([holds, flag]) => (holds ? [flag] : []));
}

function isGetOnly({ kind, setSignature }: Declaration): boolean {
  return kind === Kind.Accessor && setSignature === undefined;
}

function overriddenBy(
  owner: Declaration,
  member: Declaration,
  context: ConversionContext,
): NamedLink | undefined {
  if (member.overwrites === undefined || member.kind === Kind.Constructor) return undefined;
  const origin = findOrigin(owner, member, context.plan.declarations);
  if (origin === undefined) return { name: member.overwrites.name };
  const name = `${origin.owner.name}.${origin.member.name}`;
  const url = urlOf(origin.member.id, context);
  return url === undefined ? { name } : { name, url };
}

/** A member of a class or interface as its page shows it. */
export function toMember(
  owner: Declaration,
  member: Declaration,
  context: ConversionContext,
): ApiMember {
  const symbolContext = forSymbol(context, owner.name, member.name);
  const flags = memberFlags(member);
  const facts = memberOverlay(context.overlay, owner.name, member.name);
  const overrides = overriddenBy(owner, member, context);
  return {
    kind: memberKind(member),
    name: member.name,
    anchor: context.plan.addresses.get(member.id)?.anchor ?? "",
    ...(flags.length === 0 ? {} : { flags }),
    ...toFacts(member, facts, symbolContext),
    signatures: toSignatures(member, { owner: owner.name, facts }, symbolContext),
    ...(overrides === undefined ? {} : { overrides }),
  };
}

/** A symbol as the modules page shows it. */
export function toModuleMember(symbol: Declaration, context: ConversionContext): ApiMember {
  const symbolContext = forSymbol(context, symbol.name);
  const flags = memberFlags(symbol);
  const facts = symbolOverlay(context.overlay, symbol.name);
  const importFact = toImportFact(symbol.name, symbolContext);
  const members = isClassLike(symbol)
    ? sectionMembers(symbol, context.overlay).map((each) => toMember(symbol, each, context))
    : [];
  const properties = tableProperties(symbol, context.overlay).map((property) => {
    const anchor = context.plan.addresses.get(property.id)?.anchor;
    const row = propertyRow(symbol, property, symbolContext);
    return anchor === undefined ? row : { ...row, anchor };
  });
  return {
    kind: memberKind(symbol),
    name: symbol.name,
    anchor: context.plan.addresses.get(symbol.id)?.anchor ?? "",
    ...(flags.length === 0 ? {} : { flags }),
    ...toFacts(symbol, facts, symbolContext),
    signatures: toSignatures(symbol, { owner: symbol.name, facts }, symbolContext),
    ...(importFact === undefined ? {} : { import: importFact }),
    ...(properties.length === 0 ? {} : { properties }),
    ...(members.length === 0 ? {} : { members }),
  };
}
