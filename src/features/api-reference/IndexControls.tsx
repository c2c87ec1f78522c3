import React, { useEffect, useRef } from "react";
import type { IndexToggle } from "../../shared/api/memberIndex";
import { isComposing } from "../../shared/browser/keys";
import { switchToggle } from "./hiddenToggles";
import * as styles from "./IndexControls.module.css";

interface IndexControlsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly toggles: readonly IndexToggle[];
  readonly hidden: ReadonlySet<IndexToggle>;
  /** How many entries are left, in words. */
  readonly status: string;
  /** What the index lists: "members" or "symbols". */
  readonly noun: string;
}

/** The field and the switches that narrow an index; not shown without JavaScript. */
export function IndexControls(props: IndexControlsProps): React.JSX.Element {
  const { text, onText, toggles, hidden, status, noun } = props;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A reader may have typed before this page was taken over.
    const typed = field.current?.value ?? "";
    if (typed !== "") onText(typed);
  }, [onText]);

  return (
    <div
      className={styles["controls"]}
      role="group"
      aria-label={`Filter ${noun}`}
      data-mdast="ignore"
    >
      <input
        ref={field}
        type="search"
        aria-label={`Filter ${noun}`}
        placeholder={`Filter ${noun}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "" || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onText("");
        }}
      />
      {toggles.map((toggle) => (
        <label key={toggle}>
          <input
            type="checkbox"
            checked={!hidden.has(toggle)}
            onChange={(event) => switchToggle(toggle, !event.target.checked)}
          />
          {toggle}
        </label>
      ))}
      <span className={styles["status"]} role="status">
        {status}
      </span>
    </div>
  );
}
