import React from "react";
import type { IndexToggle } from "../../shared/api/memberIndex";
import * as styles from "./IndexControls.module.css";

interface IndexControlsProps {
  readonly toggles: readonly IndexToggle[];
  /** How many entries the index has. */
  readonly count: number;
  /** What the index lists: "members" or "symbols". */
  readonly noun: string;
}

/** The field and the switches that narrow an index, by `features/api-reference`; not shown without JavaScript. */
export function IndexControls({ toggles, count, noun }: IndexControlsProps): React.JSX.Element {
  return (
    <div
      className={styles["controls"]}
      role="group"
      aria-label={`Filter ${noun}`}
      data-mdast="ignore"
    >
      <input
        type="search"
        aria-label={`Filter ${noun}`}
        placeholder={`Filter ${noun}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {toggles.map((toggle) => (
        <label key={toggle}>
          <input type="checkbox" name={toggle} defaultChecked />
          {toggle}
        </label>
      ))}
      <span className={styles["status"]} role="status">
        {`${String(count)} ${noun}`}
      </span>
    </div>
  );
}
