import React from "react";
import { canRedo, canUndo, firstKept } from "../model/play/history";
import type { GameSession } from "../session/GameSession";
import { isAutoplay, isIdle } from "../session/sessionState";
import { useStore } from "../Store";
import * as styles from "./TableControls.module.css";

interface SessionProps {
  readonly session: GameSession;
}

interface HistoryControlsProps extends SessionProps {
  /** Whether the button that takes a move back is among them. */
  readonly hasUndo: boolean;
}

/** Arrows back and forth, and one step more. */
const SIGNS = {
  Undo: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 5 5v1",
  Redo: "m15 7 5 5-5 5M20 12H10a5 5 0 0 0-5 5v1",
  "Bot move": "m7 6 9 6-9 6zM19 6v12",
} as const;

function Sign({ name }: { readonly name: keyof typeof SIGNS }): React.JSX.Element {
  return (
    <svg className={styles["icon"]} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

interface StepProps {
  readonly name: "Undo" | "Redo";
  readonly isPossible: boolean;
  readonly onStep: () => void;
}

function StepButton({ name, isPossible, onStep }: StepProps): React.JSX.Element {
  return (
    <button type="button" title={name} disabled={!isPossible} onClick={onStep}>
      <Sign name={name} />
      <span className={styles["stepName"]}>{name}</span>
    </button>
  );
}

/** Takes the last move back. */
export function UndoButton({ session: { store, moves } }: SessionProps): React.JSX.Element {
  const state = useStore(store);
  return (
    <StepButton name="Undo" isPossible={isIdle(state) && canUndo(state)} onStep={moves.undo} />
  );
}

/** Lets bots play all seats until the game ends, or stops them. */
export function Autoplay({ session: { store, bots } }: SessionProps): React.JSX.Element {
  const state = useStore(store);
  const isOver = state.updates[state.at]?.game.phase === "finished";
  if (isAutoplay(state) && !isOver) {
    return (
      <button type="button" aria-pressed="true" onClick={bots.stopAutoplay}>
        Stop
      </button>
    );
  }
  return (
    <button type="button" disabled={!isIdle(state) || isOver} onClick={bots.startAutoplay}>
      Autoplay
    </button>
  );
}

/** Time: back and forth in the moves, and one more of them by a bot. */
export function HistoryControls({ session, hasUndo }: HistoryControlsProps): React.JSX.Element {
  const { store, moves, bots } = session;
  const state = useStore(store);
  const { at, updates } = state;
  const last = Math.max(0, updates.length - 1);
  const isOver = updates[at]?.game.phase === "finished";
  const idle = isIdle(state);
  return (
    <div role="group" aria-label="Moves" className={styles["history"]}>
      {hasUndo && <UndoButton session={session} />}
      <StepButton name="Redo" isPossible={idle && canRedo(state)} onStep={moves.redo} />
      <label className={styles["slider"]}>
        <span>
          Move {at} of {last}
        </span>
        <input
          type="range"
          min={firstKept(state)}
          max={last}
          value={at}
          disabled={last === firstKept(state)}
          aria-valuetext={
            at === 0
              ? `the start, of ${String(last)} moves`
              : `after move ${String(at)} of ${String(last)}`
          }
          onChange={(event) => moves.show(Number(event.target.value))}
        />
      </label>
      <button
        type="button"
        title="Bot move"
        className={styles["botMove"]}
        disabled={!idle || isOver || isAutoplay(state)}
        onClick={() => void bots.move()}
      >
        <Sign name="Bot move" />
        <span className={styles["word"]}>Bot move</span>
      </button>
    </div>
  );
}
