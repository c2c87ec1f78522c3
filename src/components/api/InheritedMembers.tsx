import React from "react";
import type { InheritedGroup } from "../../lib/api/pageContent";
import { Link } from "../Link/Link";
import * as styles from "./InheritedMembers.module.css";

interface InheritedMembersProps {
  readonly group: InheritedGroup;
}

/** The names a class has from one of its bases, each leading to where it is explained. */
export function InheritedMembers({ group }: InheritedMembersProps): React.JSX.Element {
  const { from, members } = group;
  return (
    <details className={styles["inherited"]}>
      <summary>
        Inherited from {from.name} ({members.length})
      </summary>
      <ul>
        {members.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>
              <code>{name}</code>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
