import React, { useEffect, useRef } from "react";
import type { SeatedPlayer } from "../../../lib/games/engine";
import type { GameSession } from "../session/GameSession";
import * as styles from "./GameTable.module.css";

interface SeatTableProps {
  readonly session: GameSession;
  readonly player: SeatedPlayer;
  readonly theme: "light" | "dark";
  /** Whether it is this seat's turn. */
  readonly isCurrent: boolean;
  readonly isWinner: boolean;
  /** Whether another seat is shown instead. */
  readonly hidden: boolean;
}

/** The table as one seat sees it. */
export function SeatTable({
  session,
  player,
  theme,
  isCurrent,
  isWinner,
  hidden,
}: SeatTableProps): React.JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const firstTheme = useRef(theme);
  const { position, name, color } = player;

  useEffect(() => {
    if (!host.current) return undefined;
    return session.openSeat(position, host.current, firstTheme.current);
  }, [session, position]);

  const note = isWinner ? "won" : isCurrent ? "to move" : "";
  return (
    <section
      className={styles["seat"]}
      data-current={isCurrent}
      hidden={hidden}
      aria-label={`${name}'s table`}
    >
      <p className={styles["name"]}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={color} />
        </svg>
        {name}
        {note !== "" && <em>{note}</em>}
      </p>
      <div ref={host} className={styles["frame"]} />
    </section>
  );
}
