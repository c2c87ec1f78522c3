import React from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { Tab } from "./Tab";
import * as styles from "./TableControls.module.css";
import type { TableView, View } from "./useTableView";

export interface ChoiceProps {
  /** Begins the ids of seats. */
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly table: TableView;
  /** Seats that are to move: their buttons are marked, because their tables may be hidden. */
  readonly current: readonly number[];
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

function SeatTabs(props: ChoiceProps): React.JSX.Element {
  const { id, players, table } = props;
  const { view, onView } = table;
  return (
    <div role="tablist" aria-label="Seats" className={styles["segments"]}>
      {players.map(({ position, name, color }) => (
        <Tab
          key={position}
          id={seatIds(id, position).choice}
          aria-controls={seatIds(id, position).panel}
          aria-selected={view.seat === position}
          {...turnMark(position, props)}
          onClick={() => onView({ ...view, seat: position })}
        >
          <Dot color={color} />
          {name}
        </Tab>
      ))}
    </div>
  );
}

const HIDDEN_INFORMATION = "Hidden information";

/**
 * Marks what the shown seat cannot see. A single player sees everything, and where seats are buttons it is
 * one of their row.
 */
export function HiddenInformation({
  players,
  table: { view, onView, isNarrow },
}: Pick<ChoiceProps, "players" | "table">): React.JSX.Element | null {
  if (!isNarrow || players.length === 1) return null;
  return (
    <button
      type="button"
      aria-pressed={view.server}
      onClick={() => onView({ ...view, server: !view.server })}
    >
      {HIDDEN_INFORMATION}
    </button>
  );
}

function SeatButtons(props: ChoiceProps): React.JSX.Element {
  const { id, players, table } = props;
  const { view, onView } = table;
  const choices: (View & { readonly label: string; readonly color?: string })[] = [
    { seat: "all", server: false, label: "All seats" },
    ...players.map(({ position, name, color }) => ({
      seat: position,
      server: false,
      label: name,
      color,
    })),
    { seat: "all", server: true, label: HIDDEN_INFORMATION },
  ];
  return (
    <div role="group" aria-label="View" className={styles["segments"]}>
      {choices.map(({ label, color, ...choice }) => (
        <button
          key={label}
          id={choice.server ? undefined : seatIds(id, choice.seat).choice}
          type="button"
          aria-pressed={view.seat === choice.seat && view.server === choice.server}
          {...turnMark(choice.seat, props)}
          onClick={() => onView(choice)}
        >
          {color !== undefined && <Dot color={color} />}
          {label}
        </button>
      ))}
    </div>
  );
}

/** Whose view is shown: everybody's, one seat's, or all with what they cannot see marked. */
export function ViewControls(props: ChoiceProps): React.JSX.Element | null {
  if (props.players.length === 1) return null;
  // Where one table fits, seats are tabs.
  return props.table.isNarrow ? <SeatTabs {...props} /> : <SeatButtons {...props} />;
}
