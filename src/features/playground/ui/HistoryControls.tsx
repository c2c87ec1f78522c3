import React from "react";
import { canRedo, canUndo } from "../model/play/history";
import type { GameSession } from "../session/GameSession";
import { useStore } from "../Store";
import * as styles from "./TableControls.module.css";

interface HistoryControlsProps {
  readonly session: GameSession;
}

/** Time: back and forth in the moves, one more of them by a bot, or all that are left. */
export function HistoryControls({
  session: { store, moves, bots },
}: HistoryControlsProps): React.JSX.Element {
  const state = useStore(store);
  const { at, updates, busy, playOn } = state;
  const last = Math.max(0, updates.length - 1);
  const isOver = updates[at]?.game.phase === "finished";
  const isIdle = !busy && state.phase === "playing";
  return (
    <div className={styles["controls"]}>
      <div role="group" aria-label="Moves" className={styles["group"]}>
        <button type="button" disabled={!isIdle || !canUndo(state)} onClick={moves.undo}>
          Undo
        </button>
        <button type="button" disabled={!isIdle || !canRedo(state)} onClick={moves.redo}>
          Redo
        </button>
      </div>
      <label className={styles["history"]}>
        <span>
          Move {at} of {last}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          disabled={last === 0}
          aria-valuetext={
            at === 0
              ? `the start, of ${String(last)} moves`
              : `after move ${String(at)} of ${String(last)}`
          }
          onChange={(event) => moves.show(Number(event.target.value))}
        />
      </label>
      <div role="group" aria-label="Bots" className={styles["group"]}>
        <button
          type="button"
          disabled={!isIdle || isOver || playOn}
          onClick={() => void bots.move()}
        >
          Bot move
        </button>
        {playOn && !isOver ? (
          <button type="button" aria-pressed="true" onClick={() => bots.setPlayOn(false)}>
            Stop
          </button>
        ) : (
          <button type="button" disabled={!isIdle || isOver} onClick={() => bots.setPlayOn(true)}>
            Play on
          </button>
        )}
      </div>
    </div>
  );
}
