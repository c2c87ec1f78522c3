import React from "react";
import type { ClassTree } from "../../shared/contracts/apiPage";
import * as styles from "./ClassFamily.module.css";
import { CodeName } from "./TokenText";

/** How many classes a tree has. */
function countClasses({ derived = [] }: ClassTree): number {
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

interface BranchProps {
  readonly tree: ClassTree;
  /** Name of the class whose page this is. */
  readonly current: string;
}

function Branch({ tree, current }: BranchProps): React.JSX.Element {
  const { name, derived } = tree;
  return (
    <li>
      <CodeName {...tree} isCurrent={name === current} />
      {derived && (
        <ul>
          {derived.map((each) => (
            <Branch key={each.name} tree={each} current={current} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface ClassFamilyProps {
  /** The whole family. */
  readonly tree: ClassTree;
  /** Name of the class whose page this is. */
  readonly current: string;
}

/**
 * The hierarchy of a class as nested lists, drawn with lines: its bases and what extends it, and the
 * whole family on demand.
 */
export function ClassFamily({ tree, current }: ClassFamilyProps): React.JSX.Element {
  const line = findLine(tree, current) ?? tree;
  const isWhole = countClasses(line) === countClasses(tree);
  return (
    <figure className={styles["family"]}>
      <figcaption>Class hierarchy</figcaption>
      <ul>
        <Branch tree={line} current={current} />
      </ul>
      {!isWhole && (
        <details data-mdast="ignore">
          <summary>All {countClasses(tree)} classes</summary>
          <ul>
            <Branch tree={tree} current={current} />
          </ul>
        </details>
      )}
    </figure>
  );
}
