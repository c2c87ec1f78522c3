import React, { useState } from "react";
import { CrashBoundary } from "../../../components/CrashBoundary/CrashBoundary";
import { describeChain } from "../../../shared/errors/describeChain";
import { visibleText } from "../../../shared/visibleText";
import * as styles from "./GameTable.module.css";

interface TableBoundaryProps {
  /** Another number of crashes is the game from its beginning. */
  readonly children: (crashes: number) => React.ReactNode;
}

/** Keeps a crash of one game in its place: the rest of the page and other games go on. */
export function TableBoundary({ children }: TableBoundaryProps): React.JSX.Element {
  const [crashes, setCrashes] = useState(0);
  return (
    <CrashBoundary
      place={String(crashes)}
      notice={(thrown) => (
        <div className={styles["fault"]} role="alert">
          <p>This game crashed: {visibleText(describeChain(thrown).join(" "))}</p>
          <button type="button" onClick={() => setCrashes(crashes + 1)}>
            Start again
          </button>
        </div>
      )}
    >
      {children(crashes)}
    </CrashBoundary>
  );
}
