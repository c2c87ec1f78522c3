import React, { useEffect, useRef, useState } from "react";
import { ThemedPicture } from "../../../components/ThemedPicture/ThemedPicture";
import { PICTURE_SIZE, type GamePicture } from "../../../shared/contracts/gamePicture";
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
  /** Shown until the table answers. */
  readonly picture?: GamePicture | undefined;
}

/**
 * The table as one seat sees it. Its frame is made when it is first shown, and kept while it is
 * hidden: a seat that comes back need not start again.
 */
function SeatTable(props: SeatTableProps): React.JSX.Element {
  const { session, player, hidden, id, isTab, picture } = props;
  const { position, name, color } = player;
  const { updates, at } = useStore(session.store);
  const host = useRef<HTMLDivElement>(null);
  const [wasShown, setWasShown] = useState(!hidden);
  if (!hidden && !wasShown) setWasShown(true);

  useEffect(() => {
    if (!wasShown || !host.current) return undefined;
    return session.seats.open(position, host.current, readPageTheme());
  }, [session, position, wasShown]);

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
      <div ref={host} className={styles["frame"]}>
        {picture && <ThemedPicture {...picture} {...PICTURE_SIZE} alt="" />}
      </div>
    </section>
  );
}

interface SeatTablesProps extends Pick<SeatTableProps, "session" | "id" | "isTab" | "picture"> {
  readonly players: readonly SeatedPlayer[];
  readonly shown: View["seat"];
}

/** The tables of all seats; those that are not shown are hidden. */
export function SeatTables(props: SeatTablesProps): React.JSX.Element {
  const { players, shown, picture, ...table } = props;
  const { session } = table;
  const { edition } = useStore(session.store);
  const theme = usePageTheme();
  // The picture is of the table that comes first, alone.
  const [first] = useState(players.length === 1 ? 1 : shown);
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
          picture={edition === 0 && player.position === first ? picture : undefined}
          hidden={shown !== "all" && shown !== player.position}
        />
      ))}
    </div>
  );
}
