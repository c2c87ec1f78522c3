import { childrenOf } from "./reflections";
import { Kind, type Declaration, type Type } from "./typedocProject";

/**
 * `ConstructorParameters<typeof X>[0]` is how the toolkit writes the options of its flow commands; readers
 * need the parameter itself, so it is looked up in the class.
 */
export function resolveType(type: Type, declarations: ReadonlyMap<number, Declaration>): Type {
  if (type.type !== "indexedAccess" || type.objectType.type !== "reference") return type;
  const { name, typeArguments } = type.objectType;
  const [query] = typeArguments ?? [];
  if (name !== "ConstructorParameters" || query?.type !== "query") return type;
  const { target } = query.queryType;
  const owner = typeof target === "number" ? declarations.get(target) : undefined;
  const constructor = owner && childrenOf(owner).find(({ kind }) => kind === Kind.Constructor);
  const place = type.indexType.type === "literal" ? Number(type.indexType.value) : 0;
  return constructor?.signatures?.[0]?.parameters?.[place]?.type ?? type;
}
