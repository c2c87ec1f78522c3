import React from "react";
import { withPrefix } from "../../../components/Link/Link";
import { HitBody, HitIcon } from "../results/Hit";
import type { HitRow, RowGroup } from "../results/rows";
import * as styles from "./HitGroups.module.css";

interface HitGroupsProps {
  readonly groups: readonly RowGroup<HitRow>[];
  readonly words: readonly string[];
  /** Called with the address of a result that is clicked. */
  readonly onOpen: (href: string) => void;
}

/** Results as a plain page shows them: a heading for each page, links below it. */
export function HitGroups({ groups, words, onOpen }: HitGroupsProps): React.JSX.Element {
  return (
    <div className={styles["groups"]}>
      {groups.map(({ label, rows }, place) => (
        <section key={`${label} ${String(place)}`}>
          <h2>
            <HitIcon kind="page" /> <span>{label}</span>
          </h2>
          <ul>
            {rows.map(({ document }) => (
              <li key={document.id}>
                <a
                  href={withPrefix(document.url)}
                  onClick={(event) => {
                    onOpen(event.currentTarget.href);
                  }}
                >
                  <HitBody document={document} words={words} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
