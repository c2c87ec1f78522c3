import React from "react";
import type { SeatedPlayer } from "../../../lib/games/engine";
import type { GameSession, SessionState } from "../session/GameSession";
import type { SeatLens } from "./GameTable";
import * as styles from "./TableControls.module.css";

interface TableControlsProps {
  readonly session: GameSession;
  readonly state: SessionState;
  readonly players: readonly SeatedPlayer[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly lens: SeatLens;
  readonly onLens: (lens: SeatLens) => void;
  readonly onClose: () => void;
}

/** A seed that differs from the last; chance that readers see is no secret. */
function nextSeed(seed: string): string {
  const [, word = seed, count = "1"] = /^(.*?)-(\d+)$/.exec(seed) ?? [];
  return `${word}-${String(Number(count) + 1)}`;
}

function SeatChoice({
  players,
  lens,
  onLens,
}: Pick<TableControlsProps, "players" | "lens" | "onLens">): React.JSX.Element | null {
  if (players.length < 2) return null;
  const choices = [
    { value: "all" as const, label: "All seats" },
    ...players.map(({ position, name }) => ({ value: position, label: name })),
  ];
  return (
    <div role="group" aria-label="Seats" className={styles["group"]}>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={lens === value}
          onClick={() => {
            onLens(value);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Seats, history, undo, restart, number of players, and the bot. */
export function TableControls({
  session,
  state,
  players,
  limits,
  lens,
  onLens,
  onClose,
}: TableControlsProps): React.JSX.Element {
  const { at, updates, busy, seed } = state;
  const last = updates.length - 1;
  const isOver = updates[at]?.game.phase === "finished";
  const counts = Array.from({ length: limits.max - limits.min + 1 }, (_, i) => limits.min + i);
  return (
    <div className={styles["controls"]}>
      <SeatChoice players={players} lens={lens} onLens={onLens} />
      <label className={styles["history"]}>
        <span>
          Move {at} of {Math.max(0, last)}
        </span>
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          value={at}
          aria-valuetext={`after ${String(at)} of ${String(Math.max(0, last))} moves`}
          onChange={(event) => {
            session.show(Number(event.target.value));
          }}
        />
      </label>
      <div role="group" aria-label="Game" className={styles["group"]}>
        <button
          type="button"
          disabled={busy || last < 1}
          onClick={() => {
            session.undo();
          }}
        >
          Undo
        </button>
        <button type="button" disabled={busy || isOver} onClick={() => void session.playBotMove()}>
          Bot move
        </button>
        <button
          type="button"
          disabled={busy}
          onClick={() => void session.restart(players.length, nextSeed(seed))}
        >
          Restart
        </button>
        {counts.length > 1 && (
          <label className={styles["count"]}>
            <span>Players</span>
            <select
              value={players.length}
              disabled={busy}
              onChange={(event) => {
                onLens("all");
                void session.restart(Number(event.target.value), seed);
              }}
            >
              {counts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}
