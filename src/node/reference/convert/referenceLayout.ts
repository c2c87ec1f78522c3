import { findUrl, urlOf, type ConversionContext } from "./context";
import { enclose, link, type Layout } from "./layout";
import type { Type } from "./typedocProject";

type ReferenceType = Extract<Type, { type: "reference" }>;

/** References call a default export `default`, so its name comes from the declaration. */
function declaredName(
  type: ReferenceType,
  id: number | undefined,
  { plan }: ConversionContext,
): string {
  return (id === undefined ? undefined : plan.declarations.get(id)?.name) ?? type.name;
}

function sameReference(a: Type, b: Type | undefined): boolean {
  return (
    a.type === "reference" &&
    b?.type === "reference" &&
    typeof a.target === "number" &&
    a.target === b.target &&
    a.typeArguments === undefined
  );
}

/** The type arguments without trailing ones that merely repeat the defaults. */
function neededArguments(type: ReferenceType, { plan }: ConversionContext): readonly Type[] {
  const all = type.typeArguments ?? [];
  const declared =
    typeof type.target === "number" ? plan.declarations.get(type.target)?.typeParameters : [];
  let count = all.length;
  for (; count > 0; count -= 1) {
    const last = all[count - 1];
    if (last === undefined || !sameReference(last, declared?.[count - 1]?.default)) break;
  }
  return all.slice(0, count);
}

/** The name of a type with its type arguments; a documented name is a link. */
export function referenceLayout(
  type: ReferenceType,
  context: ConversionContext,
  inner: (type: Type) => Layout,
): Layout {
  const id = typeof type.target === "number" ? type.target : undefined;
  const own = type.package === context.packageName || (id !== undefined && id >= 0);
  const name = own
    ? declaredName(type, id, context)
    : (type.qualifiedName ?? type.name).replace("__global.", "");
  const url = urlOf(id, context) ?? (own && id === undefined ? findUrl(name, context) : undefined);
  if (own && url === undefined && type.refersToTypeParameter !== true) {
    context.report.unlinkedNames.add(name);
  }
  const types = neededArguments(type, context);
  return [link(name, url), types.length === 0 ? "" : enclose("<", types.map(inner), ">")];
}
