import React, { useId, useState } from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { MAX_SEED, nextSeed } from "../model/play/seed";
import type { GameSession } from "../session/GameSession";
import { isBusy } from "../session/sessionState";
import { useStore } from "../Store";
import * as styles from "./TableControls.module.css";
import type { TableView } from "./tableView";

interface TableSettingsProps {
  readonly session: GameSession;
  readonly players: readonly SeatedPlayer[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly table: TableView;
}

function SeedField({ session }: Pick<TableSettingsProps, "session">): React.JSX.Element {
  const state = useStore(session.store);
  const [seed, setSeed] = useState(state.seed);
  const hint = useId();
  const isUsable = seed.trim() !== "";
  return (
    <form
      className={styles["group"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable) void session.restart(state.players, seed);
      }}
    >
      <label className={styles["field"]}>
        <span>Seed</span>
        <input
          type="text"
          value={seed}
          maxLength={MAX_SEED}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!isUsable}
          aria-describedby={hint}
          onChange={(event) => setSeed(event.target.value)}
        />
      </label>
      <button type="button" onClick={() => setSeed(nextSeed(seed))}>
        New seed
      </button>
      <button type="submit" disabled={!isUsable || isBusy(state)}>
        Restart
      </button>
      <span id={hint} className={styles["hint"]}>
        {isUsable
          ? "The same seed gives the same start."
          : "A seed is any text, at least one letter."}
      </span>
    </form>
  );
}

/** What is seldom changed: seed and number of players, which seat the reader plays, and the rest. */
export function TableSettings({
  session,
  players,
  limits,
  table,
}: TableSettingsProps): React.JSX.Element {
  const state = useStore(session.store);
  const counts = Array.from({ length: limits.max - limits.min + 1 }, (_, i) => limits.min + i);
  return (
    <div className={styles["controls"]}>
      <SeedField session={session} key={state.edition} />
      {counts.length > 1 && (
        <label className={styles["field"]}>
          <span>Players</span>
          <select
            value={players.length}
            disabled={isBusy(state)}
            onChange={(event) => void session.restart(Number(event.target.value), state.seed)}
          >
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      {players.length > 1 && (
        <label className={styles["field"]}>
          <span>You play</span>
          <select
            value={state.human ?? ""}
            onChange={({ target }) =>
              session.bots.setHuman(target.value === "" ? undefined : Number(target.value))
            }
          >
            <option value="">every seat</option>
            {players.map(({ position, name }) => (
              <option key={position} value={position}>
                {name}, bots play the others
              </option>
            ))}
          </select>
        </label>
      )}
      {table.isNarrow && state.human === undefined && (
        <label className={styles["field"]}>
          <input
            type="checkbox"
            role="switch"
            checked={table.follow}
            onChange={(event) => table.setFollow(event.target.checked)}
          />
          <span>Follow the turn</span>
        </label>
      )}
    </div>
  );
}
