import React, { useEffect, useRef, useState } from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import type { GameSession } from "../session/GameSession";
import { readPageTheme, usePageTheme } from "../session/usePageTheme";
import { useStore } from "../Store";
import * as styles from "./GameTable.module.css";
import type { View } from "./tableView";
import { Dot, seatIds } from "./ViewControls";

interface SeatTableProps {
  readonly session: GameSession;
  readonly player: SeatedPlayer;
  /** Whether another seat is shown instead. */
  readonly hidden: boolean;
  /** Begins the ids of the table. */
  readonly id: string;
  readonly isTab: boolean;
}

/**
 * The table as one seat sees it. Its frame is made when it is first shown, and kept while it is
 * hidden: a seat that comes back need not start again.
 */
function SeatTable(props: SeatTableProps): React.JSX.Element {
  const { session, player, hidden, id, isTab } = props;
  const { position, name, color } = player;
  const { updates, at, lostSeats } = useStore(session.store);
  const host = useRef<HTMLDivElement>(null);
  const [wasShown, setWasShown] = useState(!hidden);
  const [opening, setOpening] = useState(0);
  if (!hidden && !wasShown) setWasShown(true);

  useEffect(() => {
    if (!wasShown || !host.current) return undefined;
    return session.seats.open(position, host.current, readPageTheme());
  }, [session, position, wasShown, opening]);

  const game = updates[at]?.game;
  const isCurrent = game?.phase === "started" && game.currentPlayers.includes(position);
  const isWinner = game?.phase === "finished" && game.winners.includes(position);
  const ids = seatIds(id, position);
  return (
    <section
      className={styles["seat"]}
      id={ids.panel}
      role={isTab ? "tabpanel" : undefined}
      data-current={isCurrent}
      hidden={hidden}
      aria-label={isTab ? undefined : `${name}'s table`}
      aria-labelledby={isTab ? ids.choice : undefined}
    >
      <p className={styles["name"]}>
        <Dot color={color} />
        {name}
        {(isCurrent || isWinner) && <em id={ids.note}>{isWinner ? "won" : "to move"}</em>}
      </p>
      {lostSeats.includes(position) && (
        <p className={styles["lost"]}>
          <button type="button" onClick={() => setOpening(opening + 1)}>
            Open again
          </button>
        </p>
      )}
      <div ref={host} className={styles["frame"]} />
    </section>
  );
}

interface SeatTablesProps extends Pick<SeatTableProps, "session" | "id" | "isTab"> {
  readonly players: readonly SeatedPlayer[];
  readonly shown: View["seat"];
}

/** The tables of all seats; those that are not shown are hidden. */
export function SeatTables({ players, shown, ...table }: SeatTablesProps): React.JSX.Element {
  const { session } = table;
  const { edition } = useStore(session.store);
  const theme = usePageTheme();
  useEffect(() => {
    session.seats.setTheme(theme);
  }, [session, theme]);
  return (
    <div className={styles["seats"]} data-lens={shown === "all" ? "all" : "one"}>
      {players.map((player) => (
        <SeatTable
          // A restart and other code open new tables: the toolkit keeps the first players it hears of.
          key={`${String(player.position)} ${String(edition)}`}
          {...table}
          player={player}
          hidden={shown !== "all" && shown !== player.position}
        />
      ))}
    </div>
  );
}
