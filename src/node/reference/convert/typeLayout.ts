import type { ConversionContext } from "./context";
import { enclose, group, indent, joinLayouts, line, type Layout } from "./layout";
import { referenceLayout } from "./referenceLayout";
import { childrenOf, signaturesOf } from "./reflections";
import {
  Kind,
  type Declaration,
  type Parameter,
  type Signature,
  type Type,
  type TypeParameter,
} from "./typedocProject";

type ConditionalType = Extract<Type, { type: "conditional" }>;
type MappedType = Extract<Type, { type: "mapped" }>;

/** Kinds that need parentheses before `[]`, `[index]` and after `keyof`. */
const LOOSE = new Set([
  "conditional",
  "inferred",
  "intersection",
  "predicate",
  "query",
  "typeOperator",
  "union",
]);

/** A parameter with the name it is shown under. */
export interface NamedParameter {
  readonly name: string;
  readonly parameter: Parameter;
}

function isComponent({ type }: Signature): boolean {
  return (
    type?.type === "reference" &&
    /(?:^|\.)(?:JSX\.Element|ReactNode)$/.test(type.qualifiedName ?? type.name)
  );
}

/** The parameters of a signature; a destructured one has no name of its own and gets one. */
export function namedParameters(signature: Signature): NamedParameter[] {
  const unnamed = isComponent(signature) ? "props" : "options";
  return (signature.parameters ?? []).map((parameter) => {
    const { name } = parameter;
    return { parameter, name: name.startsWith("__") || name.startsWith("{") ? unnamed : name };
  });
}

function isFunction(type: Type): boolean {
  return (
    type.type === "reflection" &&
    childrenOf(type.declaration).length === 0 &&
    (type.declaration.signatures ?? []).length > 0
  );
}

/** A type as an operand: in parentheses if it would otherwise be misread. */
function operand(type: Type, context: ConversionContext, loose = LOOSE): Layout {
  const layout = typeLayout(type, context);
  return loose.has(type.type) || isFunction(type) ? ["(", layout, ")"] : layout;
}

const IN_UNION = new Set(["conditional"]);
const IN_INTERSECTION = new Set(["conditional", "union"]);

function conditionalLayout(type: ConditionalType, context: ConversionContext): Layout {
  const check = operand(type.checkType, context, IN_UNION);
  const test = operand(type.extendsType, context, IN_UNION);
  return group(
    check,
    " extends ",
    test,
    indent(
      line(" "),
      "? ",
      typeLayout(type.trueType, context),
      line(" "),
      ": ",
      typeLayout(type.falseType, context),
    ),
  );
}

function modifier(sign: "+" | "-" | undefined, word: string): string {
  return sign === undefined ? "" : `${sign === "-" ? "-" : ""}${word}`;
}

function mappedLayout(type: MappedType, context: ConversionContext): Layout {
  const readonly = modifier(type.readonlyModifier, "readonly ");
  const name: Layout = type.nameType ? [" as ", typeLayout(type.nameType, context)] : "";
  const key: Layout = [
    `${readonly}[${type.parameter} in `,
    typeLayout(type.parameterType, context),
    name,
    `]${modifier(type.optionalModifier, "?")}: `,
  ];
  return enclose("{", [[key, typeLayout(type.templateType, context)]], "}", " ");
}

/** `a: A, b?: B`, each as a separate piece. */
export function parameterLayout(
  { parameter, name }: NamedParameter,
  context: ConversionContext,
  type = typeLayout(parameter.type, context),
): Layout {
  const { flags, defaultValue } = parameter;
  const rest = flags.isRest === true ? "..." : "";
  const optional = flags.isOptional === true || defaultValue !== undefined ? "?" : "";
  return [`${rest}${name}${optional}: `, type];
}

/** `<T extends X = Y>`. */
export function typeParametersLayout(
  parameters: readonly TypeParameter[] | undefined,
  context: ConversionContext,
): Layout {
  if (parameters === undefined || parameters.length === 0) return "";
  const items = parameters.map((parameter): Layout => {
    const constraint: Layout = parameter.type
      ? [" extends ", typeLayout(parameter.type, context)]
      : "";
    const fallback: Layout = parameter.default
      ? [" = ", typeLayout(parameter.default, context)]
      : "";
    return [parameter.name, constraint, fallback];
  });
  return enclose("<", items, ">");
}

const CONSTRUCTOR_SIGNATURE = 16384;

/** The type of a function: `(a: A) => R`. */
function functionLayout(signature: Signature, context: ConversionContext, arrow: string): Layout {
  const items = namedParameters(signature).map((each) => parameterLayout(each, context));
  return [
    signature.kind === CONSTRUCTOR_SIGNATURE ? "new " : "",
    typeParametersLayout(signature.typeParameters, context),
    enclose("(", items, ")"),
    arrow,
    typeLayout(signature.type, context),
  ];
}

/** `X | undefined` of an optional property: the question mark already says it. */
function withoutUndefined(type: Type): Type {
  if (type.type !== "union") return type;
  const types = type.types.filter((part) => part.type !== "intrinsic" || part.name !== "undefined");
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : { ...type, types };
}

/** The type of a property or method, as it appears after the colon. */
export function propertyType(property: Declaration, context: ConversionContext): Layout {
  const [first] = signaturesOf(property);
  const { type, flags } = property;
  if (type !== undefined) {
    return typeLayout(flags.isOptional === true ? withoutUndefined(type) : type, context);
  }
  // TypeDoc writes the members of an object type straight into the alias that names it.
  if (property.kind === Kind.TypeAlias) return literalLayout(property, context);
  if (first === undefined) return "any";
  // An accessor reads as a property, a method as a function.
  if (property.getSignature !== undefined && first.type) return typeLayout(first.type, context);
  return functionLayout(first, context, " => ");
}

function literalMembers(declaration: Declaration, context: ConversionContext): Layout[] {
  const calls = (declaration.signatures ?? []).map((signature) =>
    functionLayout(signature, context, ": "),
  );
  const indexes = (declaration.indexSignatures ?? []).map((signature): Layout => {
    const keys = namedParameters(signature).map((each) => parameterLayout(each, context));
    return ["[", joinLayouts(keys, ", "), "]: ", typeLayout(signature.type, context)];
  });
  const properties = childrenOf(declaration).map((property): Layout => {
    const start = property.flags.isReadonly === true ? "readonly " : "";
    const mark = property.flags.isOptional === true ? "?" : "";
    return [`${start}${property.name}${mark}: `, propertyType(property, context)];
  });
  return [...calls, ...indexes, ...properties];
}

function literalLayout(declaration: Declaration, context: ConversionContext): Layout {
  const [only, ...more] = declaration.signatures ?? [];
  const isBare = childrenOf(declaration).length === 0 && declaration.indexSignatures === undefined;
  if (only !== undefined && more.length === 0 && isBare) {
    return group(functionLayout(only, context, " => "));
  }
  const members = literalMembers(declaration, context);
  if (members.length === 0) return "{}";
  return group("{", indent(line(" "), joinLayouts(members, [";", line(" ")])), line(" "), "}");
}

function literalText(value: Extract<Type, { type: "literal" }>["value"]): string {
  if (typeof value === "object" && value !== null) {
    return `${value.negative ? "-" : ""}${value.value}n`;
  }
  return JSON.stringify(value);
}

/** Every kind of type that TypeDoc 0.28 writes; an unknown one becomes text and is counted. */
// eslint-disable-next-line complexity -- one case per kind of type
export function typeLayout(type: Type | undefined, context: ConversionContext): Layout {
  if (type === undefined) return "any";
  const inner = (part: Type): Layout => typeLayout(part, context);
  switch (type.type) {
    case "array":
      return [operand(type.elementType, context), "[]"];
    case "conditional":
      return conditionalLayout(type, context);
    case "indexedAccess":
      return [operand(type.objectType, context), "[", inner(type.indexType), "]"];
    case "inferred":
      return ["infer ", type.name, type.constraint ? [" extends ", inner(type.constraint)] : ""];
    case "intersection": {
      const parts = type.types.map((part) => operand(part, context, IN_INTERSECTION));
      return group(indent(joinLayouts(parts, [" &", line(" ")])));
    }
    case "intrinsic":
    case "unknown":
      return type.name;
    case "literal":
      return literalText(type.value);
    case "mapped":
      return mappedLayout(type, context);
    case "optional":
      return [operand(type.elementType, context), "?"];
    case "predicate": {
      const is: Layout = type.targetType ? [" is ", inner(type.targetType)] : "";
      return [type.asserts ? "asserts " : "", type.name, is];
    }
    case "query":
      return ["typeof ", inner(type.queryType)];
    case "reference":
      return referenceLayout(type, context, inner);
    case "reflection":
      return literalLayout(type.declaration, context);
    case "rest":
      return ["...", operand(type.elementType, context)];
    case "templateLiteral": {
      const tail = type.tail.map(([part, text]): Layout => ["${", inner(part), `}${text}`]);
      return ["`", type.head, tail, "`"];
    }
    case "tuple":
      return enclose("[", (type.elements ?? []).map(inner), "]");
    case "namedTupleMember":
      return [`${type.name}${type.isOptional ? "?" : ""}: `, inner(type.element)];
    case "typeOperator":
      return [`${type.operator} `, operand(type.target, context)];
    case "union": {
      const parts = type.types.map((part) => operand(part, context, IN_UNION));
      return group(indent(joinLayouts(parts, [line(" "), "| "])));
    }
    default:
      return unknownType(type, context);
  }
}

function unknownType(type: never, { report }: ConversionContext): Layout {
  const { type: kind }: { readonly type?: unknown } = type;
  const name = typeof kind === "string" ? kind : "unknown";
  report.unknownTypes.push(name);
  return `(${name})`;
}
