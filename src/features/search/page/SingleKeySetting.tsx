import React from "react";
import { useSingleKeys } from "../keys/singleKeys";
import * as styles from "./SearchResults.module.css";

/** Switches the keys / and S off, for readers who set them off by accident. */
export function SingleKeySetting(): React.JSX.Element {
  const [on, set] = useSingleKeys();
  return (
    <label className={styles["setting"]}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          set(event.target.checked);
        }}
      />
      <span>
        Open the search with the keys <kbd>/</kbd> and <kbd>S</kbd> on every page
      </span>
    </label>
  );
}
