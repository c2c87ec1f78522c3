import type { ClassTree } from "../../shared/contracts/apiPage";

/** How many classes a tree has. */
export function countClasses({ derived = [] }: ClassTree): number {
  return derived.reduce((sum, each) => sum + countClasses(each), 1);
}

/**
 * The part of a tree that concerns one class: its bases, itself, and everything that extends it.
 * Undefined if the class is not in the tree.
 */
export function findLine(tree: ClassTree, name: string): ClassTree | undefined {
  if (tree.name === name) return tree;
  const below = (tree.derived ?? []).flatMap((each) => findLine(each, name) ?? []);
  return below.length === 0 ? undefined : { ...tree, derived: below };
}
