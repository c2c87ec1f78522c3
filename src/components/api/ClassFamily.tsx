import React from "react";
import type { ClassTree } from "../../lib/api/pageContent";
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
  readonly tree: ClassTree;
  readonly current: string;
}

/** The tree of classes that a class stands in: a nested list, drawn with lines. */
export function ClassFamily({ tree, current }: ClassFamilyProps): React.JSX.Element {
  return (
    <figure className={styles["family"]}>
      <figcaption>Class hierarchy</figcaption>
      <ul>
        <Branch tree={tree} current={current} />
      </ul>
    </figure>
  );
}
