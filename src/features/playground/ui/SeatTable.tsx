import React, { useEffect, useRef, useState } from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import type { GameSession } from "../session/GameSession";
import * as styles from "./GameTable.module.css";

interface SeatTableProps {
  readonly session: GameSession;
  readonly player: SeatedPlayer;
  readonly theme: "light" | "dark";
  /** Whether it is this seat's turn. */
  readonly isCurrent: boolean;
  readonly isWinner: boolean;
  /** Whether its frame has been removed because of a fault. */
  readonly isLost: boolean;
  /** Whether another seat is shown instead. */
  readonly hidden: boolean;
  readonly id: string;
  /** Of the note that says whether the seat is to move or has won. */
  readonly noteId: string;
  /** The tab that shows it, where seats are tabs. */
  readonly tabId: string | undefined;
}

/**
 * The table as one seat sees it. Its frame is made when it is first shown, and kept while it is
 * hidden: a seat that comes back need not start again.
 */
export function SeatTable({
  session,
  player,
  theme,
  isCurrent,
  isWinner,
  isLost,
  hidden,
  id,
  noteId,
  tabId,
}: SeatTableProps): React.JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const firstTheme = useRef(theme);
  const [wasShown, setWasShown] = useState(!hidden);
  const [opening, setOpening] = useState(0);
  const { position, name, color } = player;
  if (!hidden && !wasShown) setWasShown(true);

  useEffect(() => {
    firstTheme.current = theme;
  }, [theme]);

  useEffect(() => {
    if (!wasShown || !host.current) return undefined;
    return session.openSeat(position, host.current, firstTheme.current);
  }, [session, position, wasShown, opening]);

  const note = isWinner ? "won" : isCurrent ? "to move" : "";
  const role = tabId === undefined ? undefined : "tabpanel";
  return (
    <section
      className={styles["seat"]}
      id={id}
      role={role}
      data-current={isCurrent}
      hidden={hidden}
      aria-label={tabId === undefined ? `${name}'s table` : undefined}
      aria-labelledby={tabId}
    >
      <p className={styles["name"]}>
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={color} />
        </svg>
        {name}
        {note !== "" && <em id={noteId}>{note}</em>}
      </p>
      {isLost && (
        <p className={styles["lost"]}>
          <button
            type="button"
            onClick={() => {
              setOpening(opening + 1);
            }}
          >
            Open again
          </button>
        </p>
      )}
      <div ref={host} className={styles["frame"]} />
    </section>
  );
}
