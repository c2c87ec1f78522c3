import { baseIds, childrenOf, isInherited } from "./reflections";
import type { Declaration } from "./typedocProject";

type DeclarationIndex = ReadonlyMap<number, Declaration>;

/** The toolkit's bases of a class, the nearest first. Ends at a base that repeats. */
export function findBases(declaration: Declaration, index: DeclarationIndex): Declaration[] {
  const bases: Declaration[] = [];
  let [next] = baseIds(declaration);
  while (next !== undefined) {
    const base = index.get(next);
    if (base === undefined || base === declaration || bases.includes(base)) break;
    bases.push(base);
    [next] = baseIds(base);
  }
  return bases;
}

function findOwn(owner: Declaration, member: Declaration): Declaration | undefined {
  return childrenOf(owner).find(
    (own) =>
      own.name === member.name && own.flags.isStatic === member.flags.isStatic && !isInherited(own),
  );
}

/**
 * The nearest base that declares a member of the same name. TypeDoc names the direct base only, and
 * for accessors without an id, so the bases are searched. Undefined for members of built-in types.
 */
export function findOrigin(
  owner: Declaration,
  member: Declaration,
  index: DeclarationIndex,
): { readonly owner: Declaration; readonly member: Declaration } | undefined {
  for (const base of findBases(owner, index)) {
    const own = findOwn(base, member);
    if (own !== undefined) return { owner: base, member: own };
  }
  return undefined;
}
