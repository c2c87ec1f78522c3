import type { ConversionContext } from "./context";
import { joinLayouts, type Layout } from "./layout";
import { childrenOf, resolveType } from "./reflections";
import { Kind, type Declaration, type Type } from "./typedocProject";
import { typeLayout } from "./typeLayout";

/** A type that holds the properties of an object that is written out. */
export interface ObjectShape {
  readonly properties: readonly Declaration[];
  /** What follows the name of a property's holder: `[]` for a list of objects. */
  readonly suffix: string;
  /** The type with `object` in place of the properties. */
  readonly brief: Layout;
}

function isUndefined(type: Type): boolean {
  return type.type === "intrinsic" && type.name === "undefined";
}

function ofUnion(types: readonly Type[], context: ConversionContext): ObjectShape | undefined {
  const parts = types.filter((type) => !isUndefined(type));
  const shapes = parts.flatMap((type) => findObject(type, context) ?? []);
  const [shape] = shapes;
  if (shape === undefined || shapes.length > 1) return undefined;
  if (parts.length === 1) return shape;
  const brief = parts.map((type) => findObject(type, context)?.brief ?? typeLayout(type, context));
  return { ...shape, brief: joinLayouts(brief, " | ") };
}

/**
 * The object type that a type writes out: alone, in a list, or as the one object among other possibilities. A
 * named type is not such a type, nor is a function.
 */
export function findObject(
  type: Type | undefined,
  context: ConversionContext,
): ObjectShape | undefined {
  if (type?.type === "reflection") {
    const { declaration } = type;
    const properties = declaration.signatures === undefined ? childrenOf(declaration) : [];
    return properties.length === 0 ? undefined : { properties, suffix: "", brief: "object" };
  }
  if (type?.type === "union") return ofUnion(type.types, context);
  if (type?.type !== "array") return undefined;
  const item = findObject(type.elementType, context);
  if (item === undefined) return undefined;
  const isUnion = type.elementType.type === "union";
  const brief: Layout = isUnion ? ["(", item.brief, ")[]"] : [item.brief, "[]"];
  return { ...item, suffix: `[]${item.suffix}`, brief };
}

/** An object type with a name of its own, whose properties are worth a table. */
export interface NamedObject {
  readonly declaration: Declaration;
  /** Whether every property may be left out: `Partial<…>`. */
  readonly isPartial: boolean;
  readonly suffix: string;
}

/** The documented object type that a type names, also within `Partial<…>` and lists. */
export function findNamedObject(
  type: Type | undefined,
  context: ConversionContext,
): NamedObject | undefined {
  if (type?.type === "array") {
    const item = findNamedObject(type.elementType, context);
    return item && { ...item, suffix: `[]${item.suffix}` };
  }
  if (type?.type !== "reference") return undefined;
  if (type.name === "Partial" && type.package === "typescript") {
    const inner = findNamedObject(type.typeArguments?.[0], context);
    return inner && { ...inner, isPartial: true };
  }
  const { declarations, tables } = context.plan;
  const declaration = typeof type.target === "number" ? declarations.get(type.target) : undefined;
  if (declaration?.kind !== Kind.TypeAlias || !tables.has(declaration.id)) return undefined;
  return { declaration, isPartial: false, suffix: "" };
}

/** A parameter's type, with the computed types of the flow commands looked up. */
export function writtenType(type: Type | undefined, context: ConversionContext): Type | undefined {
  return type && resolveType(type, context.plan.declarations);
}
