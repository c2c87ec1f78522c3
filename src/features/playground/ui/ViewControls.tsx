import React from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { moveTab } from "./tabKeys";
import * as styles from "./TableControls.module.css";

/** What is looked at: a seat or all of them, and whether what they cannot see is marked. */
export interface View {
  readonly seat: number | "all";
  readonly server: boolean;
}

interface ViewControlsProps {
  readonly players: readonly SeatedPlayer[];
  readonly view: View;
  /** Seats that are to move: their buttons are marked, because their tables may be hidden. */
  readonly current: readonly number[];
  /** Whether only one table fits: seats are tabs then. */
  readonly isNarrow: boolean;
  readonly tabId: (seat: number) => string;
  readonly panelId: (seat: number) => string;
  /** Of the note at a seat's table that says that it is to move. */
  readonly noteId: (seat: number) => string;
  readonly onView: (view: View) => void;
  /** What else is in the row. */
  readonly children: React.ReactNode;
}

type ChoiceProps = Omit<ViewControlsProps, "children" | "isNarrow">;

/** Marks the button of a seat that is to move. */
function turnMark(seat: number | "all", { current, noteId }: ChoiceProps) {
  if (seat === "all" || !current.includes(seat)) return {};
  return { "data-current": true, "aria-describedby": noteId(seat) };
}

function SeatTabs(props: ChoiceProps): React.JSX.Element {
  const { players, view, tabId, panelId, onView } = props;
  return (
    <>
      <div role="tablist" aria-label="Seats" className={styles["group"]}>
        {players.map(({ position, name }) => (
          <button
            key={position}
            type="button"
            role="tab"
            id={tabId(position)}
            aria-controls={panelId(position)}
            aria-selected={view.seat === position}
            {...turnMark(position, props)}
            tabIndex={view.seat === position ? 0 : -1}
            onKeyDown={moveTab}
            onClick={() => {
              onView({ ...view, seat: position });
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={view.server}
        onClick={() => {
          onView({ ...view, server: !view.server });
        }}
      >
        Server
      </button>
    </>
  );
}

function SeatButtons(props: ChoiceProps): React.JSX.Element {
  const { players, view, onView } = props;
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
          onClick={() => {
            onView(choice);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Whose view is shown: everybody's, one seat's, or all with what they cannot see marked. */
export function ViewControls({
  children,
  isNarrow,
  ...choice
}: ViewControlsProps): React.JSX.Element {
  return (
    <div className={styles["controls"]}>
      {choice.players.length > 1 && (
        <div className={styles["views"]}>
          {isNarrow ? <SeatTabs {...choice} /> : <SeatButtons {...choice} />}
        </div>
      )}
      <div className={styles["group"]}>{children}</div>
    </div>
  );
}
