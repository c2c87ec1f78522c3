import React from "react";
import type { GameSession, SessionState } from "../session/GameSession";
import * as styles from "./GameTable.module.css";

interface FaultBarProps {
  readonly session: GameSession;
  readonly state: SessionState;
}

/** What went wrong, and what helps. */
export function FaultBar({ session, state }: FaultBarProps): React.JSX.Element {
  return (
    <div className={styles["fault"]} role="alert">
      <p>{state.fault}</p>
      {state.needsRestart && (
        <button type="button" onClick={() => void session.restart(state.players, state.seed)}>
          Restart
        </button>
      )}
    </div>
  );
}
