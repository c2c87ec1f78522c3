import React from "react";
import { countClasses, findLine } from "./classTree";
import type { ClassTree } from "../../shared/contracts/apiPage";
import { Link } from "../Link/Link";
import * as styles from "./ClassFamily.module.css";

interface BranchProps {
  readonly tree: ClassTree;
  /** Name of the class whose page this is. */
  readonly current: string;
}

function Branch({ tree, current }: BranchProps): React.JSX.Element {
  const { name, url, derived } = tree;
  const label = <code>{name}</code>;
  return (
    <li>
      {url === undefined ? (
        label
      ) : (
        <Link to={url} aria-current={name === current ? "page" : undefined}>
          {label}
        </Link>
      )}
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
        <details>
          <summary>All {countClasses(tree)} classes</summary>
          <ul>
            <Branch tree={tree} current={current} />
          </ul>
        </details>
      )}
    </figure>
  );
}
