import React from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { Tab } from "./Tab";
import * as styles from "./TableControls.module.css";
import type { TableView, View } from "./tableView";

export interface ChoiceProps {
  /** Begins the ids of seats. */
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly table: TableView;
  /** Seats that are to move: their buttons are marked, because their tables may be hidden. */
  readonly current: readonly number[];
  /** The only seat that the reader plays, if bots play the others. */
  readonly human: number | undefined;
  /** Gives the reader only one seat, or all of them, and shows it or them. */
  readonly onPlay: (seat: number | undefined) => void;
}

/**
 * The ids of what belongs to a seat, or to all: the control that shows it, its table, and the note there that
 * it is to move or has won.
 */
export function seatIds(id: string, seat: View["seat"]) {
  const of = (name: string): string => `${id}${name}${String(seat)}`;
  return { choice: of("choice"), panel: of("seat"), note: of("note") };
}

function turnMark(seat: number | "all", { id, current }: ChoiceProps) {
  if (seat === "all" || !current.includes(seat)) return {};
  return { "data-current": true, "aria-describedby": seatIds(id, seat).note };
}

/** The color of a seat. */
export function Dot({ color }: Pick<SeatedPlayer, "color">): React.JSX.Element {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={color} />
    </svg>
  );
}

interface SeatNameProps extends Pick<SeatedPlayer, "color" | "name" | "position"> {
  readonly human: number | undefined;
}

/** Where many seats have little room, all but the chosen one are shown by their color. */
function SeatName({ color, name, position, human }: SeatNameProps): React.JSX.Element {
  return (
    <>
      <Dot color={color} />
      <span className={styles["seatName"]}>
        {name}
        {human !== undefined && (position === human ? " (you)" : " · bot")}
      </span>
    </>
  );
}

function SeatTabs(props: ChoiceProps): React.JSX.Element {
  const { id, players, table } = props;
  const { view, onView } = table;
  return (
    <div role="tablist" aria-label="Seats" className={styles["segments"]}>
      {players.map((player) => (
        <Tab
          key={player.position}
          id={seatIds(id, player.position).choice}
          aria-controls={seatIds(id, player.position).panel}
          aria-selected={view.seat === player.position}
          {...turnMark(player.position, props)}
          onClick={() => onView({ ...view, seat: player.position })}
        >
          <SeatName {...player} human={props.human} />
        </Tab>
      ))}
    </div>
  );
}

/** Marks what the shown seats cannot see. A single player sees everything. */
export function HiddenInformation({
  players,
  table: { view, onView },
}: Pick<ChoiceProps, "players" | "table">): React.JSX.Element | null {
  if (players.length === 1) return null;
  return (
    <button
      type="button"
      className={styles["hiddenInformation"]}
      aria-pressed={view.server}
      onClick={() => onView({ ...view, server: !view.server })}
    >
      Hidden information
    </button>
  );
}

function SeatButtons(props: ChoiceProps): React.JSX.Element {
  const { id, players, table, onPlay } = props;
  const { view, onView } = table;
  const choose = (seat: View["seat"]) => ({
    id: seatIds(id, seat).choice,
    type: "button" as const,
    "aria-pressed": view.seat === seat,
    onClick: () => (seat === "all" ? onPlay(undefined) : onView({ ...view, seat })),
  });
  return (
    <div role="group" aria-label="View" className={styles["segments"]}>
      <button {...choose("all")}>
        All<span className={styles["word"]}> seats</span>
      </button>
      {players.map((player) => (
        <button
          key={player.position}
          {...choose(player.position)}
          {...turnMark(player.position, props)}
        >
          <SeatName {...player} human={props.human} />
        </button>
      ))}
    </div>
  );
}

/** Whose view is shown: everybody's, or one seat's. */
export function ViewControls(props: ChoiceProps): React.JSX.Element | null {
  if (props.players.length === 1) return null;
  // Where one table fits, seats are tabs.
  return props.table.isNarrow ? <SeatTabs {...props} /> : <SeatButtons {...props} />;
}
