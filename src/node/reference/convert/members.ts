import { namedLink, urlOf, type ConversionContext, type SymbolContext } from "./context";
import { memberKind, toSignatures } from "./declarations";
import { toFacts, toImportFact } from "./facts";
import { findOrigin } from "./hierarchy";
import { forSymbol } from "./linkTargets";
import { overlayOf } from "./overlay";
import type { ApiMember, MemberFlag, NamedLink } from "../../../shared/contracts/apiPage";
import { propertyRow } from "./parameterRows";
import { classMembers, isClassLike, isDeprecated, tableProperties } from "./reflections";
import { Kind, type Declaration } from "./typedocProject";

function memberFlags(declaration: Declaration): MemberFlag[] {
  const { flags } = declaration;
  const isGetOnly = declaration.kind === Kind.Accessor && declaration.setSignature === undefined;
  const facts: readonly (readonly [boolean, MemberFlag])[] = [
    [flags.isStatic === true, "static"],
    [flags.isAbstract === true, "abstract"],
    [flags.isReadonly === true || isGetOnly, "readonly"],
    [flags.isOptional === true, "optional"],
    [isDeprecated(declaration), "deprecated"],
  ];
  return facts.flatMap(([holds, flag]) => (holds ? [flag] : []));
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
  return namedLink(name, urlOf(origin.member.id, context));
}

/** What members and symbols have in common: kind, name, flags, facts and signatures. */
function toEntry(declaration: Declaration, owner: string, context: SymbolContext) {
  const flags = memberFlags(declaration);
  const facts = overlayOf(context.overlay, context.symbol);
  return {
    kind: memberKind(declaration),
    name: declaration.name,
    anchor: context.plan.addresses.get(declaration.id)?.anchor ?? "",
    ...(flags.length === 0 ? {} : { flags }),
    ...toFacts(declaration, facts, context),
    signatures: toSignatures(declaration, { owner, facts }, context),
  };
}

/** A member of a class or interface as its page shows it. */
export function toMember(
  owner: Declaration,
  member: Declaration,
  context: ConversionContext,
): ApiMember {
  const overrides = overriddenBy(owner, member, context);
  return {
    ...toEntry(member, owner.name, forSymbol(context, owner.name, member.name)),
    ...(overrides === undefined ? {} : { overrides }),
  };
}

/** A symbol as the modules page shows it. */
export function toModuleMember(symbol: Declaration, context: ConversionContext): ApiMember {
  const symbolContext = forSymbol(context, symbol.name);
  const importFact = toImportFact(symbol.name, symbolContext);
  const members = isClassLike(symbol)
    ? classMembers(symbol, context.overlay).map((each) => toMember(symbol, each, context))
    : [];
  const properties = tableProperties(symbol, context.overlay).map((property) => {
    const anchor = context.plan.addresses.get(property.id)?.anchor;
    const row = propertyRow(symbol, property, symbolContext);
    return anchor === undefined ? row : { ...row, anchor };
  });
  return {
    ...toEntry(symbol, symbol.name, symbolContext),
    ...(importFact === undefined ? {} : { import: importFact }),
    ...(properties.length === 0 ? {} : { properties }),
    ...(members.length === 0 ? {} : { members }),
  };
}
