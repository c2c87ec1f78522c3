import type { ConversionContext, SymbolContext } from "./context";
import { group, joinLayouts, printLayout, type Layout } from "./layout";
import type { MemberOverlay } from "./overlay";
import type { ApiSignature, MemberKind, Tokens } from "../../../shared/contracts/apiPage";
import { commentsOf, isClassLike, signaturesOf, tableProperties } from "./reflections";
import { toSignature, typeParameterRows, viewComment, type SignatureForm } from "./signatures";
import { Kind, type Declaration, type Signature } from "./typedocProject";
import { propertyType, typeLayout, typeParametersLayout } from "./typeLayout";

const KINDS: Readonly<Record<number, MemberKind>> = {
  [Kind.Enum]: "enum",
  [Kind.EnumMember]: "property",
  [Kind.Function]: "function",
  [Kind.Class]: "class",
  [Kind.Interface]: "interface",
  [Kind.Constructor]: "constructor",
  [Kind.Property]: "property",
  [Kind.Method]: "method",
  [Kind.Accessor]: "accessor",
  [Kind.TypeAlias]: "type",
};

/** What a declaration is; a constant that can be called counts as a function. */
export function memberKind(declaration: Declaration): MemberKind {
  if (declaration.kind === Kind.Variable) {
    return signaturesOf(declaration).length > 0 ? "function" : "variable";
  }
  return KINDS[declaration.kind] ?? "property";
}

/** The line that declares a class, interface or enum, without its members. */
export function classLine(declaration: Declaration, context: ConversionContext): Tokens {
  const word = memberKind(declaration);
  const modifier = declaration.flags.isAbstract === true ? "abstract " : "";
  const bases = (declaration.extendedTypes ?? []).map((type) => typeLayout(type, context));
  const extension: Layout = bases.length === 0 ? "" : [" extends ", joinLayouts(bases, ", ")];
  const types = typeParametersLayout(declaration.typeParameters, context);
  return printLayout(group(`${modifier}${word} ${declaration.name}`, types, extension));
}

function plainTokens(declaration: Declaration, context: ConversionContext): Tokens {
  const { kind, name, flags, typeParameters, type } = declaration;
  if (isClassLike(declaration) || kind === Kind.Enum) return classLine(declaration, context);
  const optional = flags.isOptional === true ? "?" : "";
  const value: Layout =
    tableProperties(declaration, context.overlay).length > 0
      ? "{ … }"
      : propertyType(declaration, context);
  if (kind === Kind.TypeAlias) {
    const types = typeParametersLayout(typeParameters, context);
    return printLayout(group(`type ${name}`, types, " = ", value));
  }
  if (kind === Kind.EnumMember) return printLayout([`${name} = `, value]);
  const start = kind === Kind.Variable ? "const " : "";
  return printLayout(group(`${start}${name}${optional}`, type ? [": ", value] : ""));
}

/** The signature of a member that is not called. */
function toPlainSignature(declaration: Declaration, context: SymbolContext): ApiSignature {
  const comment = commentsOf(declaration)[0];
  return {
    tokens: plainTokens(declaration, context),
    ...viewComment(comment, context),
    ...typeParameterRows(declaration.typeParameters, context),
  };
}

function signatureStart(declaration: Declaration, owner: string, signature: Signature): string {
  const { kind, name, flags, setSignature } = declaration;
  if (kind === Kind.Constructor) return `new ${owner}`;
  if (kind === Kind.Accessor) return `${signature === setSignature ? "set" : "get"} ${name}`;
  const optional = flags.isOptional === true ? "?" : "";
  return kind === Kind.Method ? `${name}${optional}` : `function ${name}`;
}

function isCallable(declaration: Declaration): boolean {
  const { kind } = declaration;
  if (kind === Kind.Property || kind === Kind.TypeAlias || isClassLike(declaration)) return false;
  return signaturesOf(declaration).length > 0;
}

/** Every way to call or read a declaration. */
export function toSignatures(
  declaration: Declaration,
  { owner, facts }: { readonly owner: string; readonly facts: MemberOverlay | undefined },
  context: SymbolContext,
): ApiSignature[] {
  if (!isCallable(declaration)) return [toPlainSignature(declaration, context)];
  const anchor = context.plan.addresses.get(declaration.id)?.anchor;
  return signaturesOf(declaration).map((signature, index) => {
    const own = context.plan.addresses.get(signature.id)?.anchor;
    const isSetter = signature === declaration.setSignature;
    const form: SignatureForm = {
      start: signatureStart(declaration, owner, signature),
      comment: signature.comment ?? (index === 0 ? declaration.comment : undefined),
      hasResult: declaration.kind !== Kind.Constructor && !isSetter,
      anchor: own === anchor ? undefined : own,
      // A further overload says what it returns only if the toolkit does.
      facts: index === 0 ? facts : { ...facts, returns: undefined },
    };
    return toSignature(signature, context, form);
  });
}
