import React, { useState } from "react";
import { CrashBoundary } from "../../../components/CrashBoundary/CrashBoundary";
import { describeChain } from "../../../shared/errors/describeChain";
import * as styles from "./GameTable.module.css";

interface TableBoundaryProps {
  readonly children: React.ReactNode;
  /** The reader has asked for the game from its beginning. */
  readonly onStartAgain: () => void;
}

/** Keeps a crash of one game in its place: the rest of the page and other games go on. */
export function TableBoundary({ children, onStartAgain }: TableBoundaryProps): React.JSX.Element {
  const [crashes, setCrashes] = useState(0);
  return (
    <CrashBoundary
      place={String(crashes)}
      notice={(thrown) => (
        <div className={styles["fault"]} role="alert">
          <p>This game crashed: {describeChain(thrown).join(" ")}</p>
          <button
            type="button"
            onClick={() => {
              setCrashes(crashes + 1);
              onStartAgain();
            }}
          >
            Start again
          </button>
        </div>
      )}
    >
      {children}
    </CrashBoundary>
  );
}
