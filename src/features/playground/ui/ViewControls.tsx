import React from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { Tab } from "./Tab";
import * as styles from "./TableControls.module.css";
import type { TableView, View } from "./useTableView";

interface ViewControlsProps {
  /** Begins the ids of seats. */
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly table: TableView;
  /** Seats that are to move: their buttons are marked, because their tables may be hidden. */
  readonly current: readonly number[];
  readonly children: React.ReactNode;
}

type ChoiceProps = Omit<ViewControlsProps, "children">;

/** The ids of what belongs to a seat: its tab, its table, and the note there that it is to move or has won. */
export function seatIds(id: string, seat: number) {
  const of = (name: string): string => `${id}${name}${String(seat)}`;
  return { tab: of("tab"), panel: of("seat"), note: of("note") };
}

function turnMark(seat: number | "all", { id, current }: ChoiceProps) {
  if (seat === "all" || !current.includes(seat)) return {};
  return { "data-current": true, "aria-describedby": seatIds(id, seat).note };
}

function SeatTabs(props: ChoiceProps): React.JSX.Element {
  const { id, players, table } = props;
  const { view, onView } = table;
  return (
    <>
      <div role="tablist" aria-label="Seats" className={styles["group"]}>
        {players.map(({ position, name }) => (
          <Tab
            key={position}
            id={seatIds(id, position).tab}
            aria-controls={seatIds(id, position).panel}
            aria-selected={view.seat === position}
            {...turnMark(position, props)}
            onClick={() => onView({ ...view, seat: position })}
          >
            {name}
          </Tab>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={view.server}
        onClick={() => onView({ ...view, server: !view.server })}
      >
        Server
      </button>
    </>
  );
}

function SeatButtons(props: ChoiceProps): React.JSX.Element {
  const { players, table } = props;
  const { view, onView } = table;
  const choices: (View & { readonly label: string })[] = [
    { seat: "all", server: false, label: "All seats" },
    ...players.map(({ position, name }) => ({ seat: position, server: false, label: name })),
    { seat: "all", server: true, label: "Server" },
  ];
  return (
    <div role="group" aria-label="View" className={styles["group"]}>
      {choices.map(({ label, ...choice }) => (
        <button
          key={label}
          type="button"
          aria-pressed={view.seat === choice.seat && view.server === choice.server}
          {...turnMark(choice.seat, props)}
          onClick={() => onView(choice)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Whose view is shown: everybody's, one seat's, or all with what they cannot see marked. */
export function ViewControls({ children, ...choice }: ViewControlsProps): React.JSX.Element {
  // Where one table fits, seats are tabs.
  const Choice = choice.table.isNarrow ? SeatTabs : SeatButtons;
  return (
    <div className={styles["controls"]}>
      {choice.players.length > 1 && (
        <div className={styles["views"]}>
          <Choice {...choice} />
        </div>
      )}
      <div className={styles["group"]}>{children}</div>
    </div>
  );
}
