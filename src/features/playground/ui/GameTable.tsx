import React, { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { seatPlayers } from "../../../lib/games/seatPlayers";
import type { GameBundle } from "../../../lib/play/gameBundle";
import { GameSession } from "../session/GameSession";
import { usePageTheme } from "../session/usePageTheme";
import { GameLog } from "./GameLog";
import * as styles from "./GameTable.module.css";
import { SeatTable } from "./SeatTable";
import { TableControls } from "./TableControls";

interface GameTableProps {
  readonly bundle: GameBundle;
  readonly framePath: string;
  readonly move: number;
  readonly onClose: () => void;
}

/** Which seats are shown: one of them, or all. */
export type SeatLens = number | "all";

/** A running game: its seats side by side or one at a time, its history and its log. */
export function GameTable({ bundle, framePath, move, onClose }: GameTableProps): React.JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<GameSession | undefined>();
  const [lens, setLens] = useState<SeatLens>("all");

  useEffect(() => {
    if (!host.current) return undefined;
    const opened = new GameSession({ bundle, framePath, host: host.current, move });
    opened.start();
    setSession(opened);
    root.current?.focus();
    return () => {
      opened.close();
    };
  }, [bundle, framePath, move]);

  return (
    <div ref={root} tabIndex={-1} className={styles["table"]} data-testid="game-table">
      {session && (
        <RunningTable
          session={session}
          bundle={bundle}
          lens={lens}
          onLens={setLens}
          onClose={onClose}
        />
      )}
      <div ref={host} className={styles["engine"]} />
    </div>
  );
}

interface RunningTableProps {
  readonly session: GameSession;
  readonly bundle: GameBundle;
  readonly lens: SeatLens;
  readonly onLens: (lens: SeatLens) => void;
  readonly onClose: () => void;
}

function RunningTable({
  session,
  bundle,
  lens,
  onLens,
  onClose,
}: RunningTableProps): React.JSX.Element {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const theme = usePageTheme();
  useEffect(() => {
    session.setTheme(theme);
  }, [session, theme]);

  const shown = state.updates[state.at]?.game;
  const current = shown?.phase === "started" ? shown.currentPlayers : [];
  const winners = shown?.phase === "finished" ? shown.winners : [];
  const players = seatPlayers(state.players);
  // One frame a seat, kept while it is hidden: a seat that comes back need not start again.
  return (
    <>
      <TableControls
        session={session}
        state={state}
        players={players}
        lens={lens}
        limits={bundle.facts.players}
        onLens={onLens}
        onClose={onClose}
      />
      {state.fault !== undefined && (
        <p className={styles["fault"]} role="alert">
          {state.fault}
        </p>
      )}
      <div className={styles["seats"]} data-lens={lens === "all" ? "all" : "one"}>
        {players.map((player) => (
          <SeatTable
            // A restart opens new tables: the toolkit keeps the first seat and players it hears of.
            key={`${String(player.position)} ${state.seed} ${String(state.players)}`}
            session={session}
            player={player}
            theme={theme}
            isCurrent={current.includes(player.position)}
            isWinner={winners.includes(player.position)}
            hidden={lens !== "all" && lens !== player.position}
          />
        ))}
      </div>
      <GameLog updates={state.updates.slice(0, state.at + 1)} />
    </>
  );
}
