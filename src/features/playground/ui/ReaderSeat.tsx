import React from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import type { GameSession } from "../session/GameSession";
import { useStore } from "../Store";
import * as styles from "./TableControls.module.css";
import type { TableView } from "./tableView";
import { Dot, seatIds } from "./ViewControls";

interface ReaderSeatProps {
  readonly session: GameSession;
  readonly players: readonly SeatedPlayer[];
  /** Begins the ids of seats. */
  readonly id: string;
  readonly table: TableView;
}

/** Says which seat is the reader's while bots play the others, with the way to play all of them. */
export function ReaderSeat({
  session,
  players,
  id,
  table: { isNarrow, view, onView },
}: ReaderSeatProps): React.JSX.Element | null {
  const { human } = useStore(session.store);
  const seat = players.find(({ position }) => position === human);
  if (!seat || players.length === 1) return null;
  const playAll = (): void => {
    session.bots.setHuman(undefined);
    if (!isNarrow) onView({ ...view, seat: "all" });
    // The button that had the focus goes.
    document.getElementById(seatIds(id, isNarrow ? seat.position : "all").choice)?.focus();
  };
  return (
    <p className={styles["reader"]}>
      <span>
        You play <Dot color={seat.color} /> <strong>{seat.name}</strong>, bots answer.
      </span>
      <button type="button" onClick={playAll}>
        Play all<span className="visually-hidden"> seats</span>
      </button>
    </p>
  );
}
