import React from "react";
import type { GameSession } from "../session/GameSession";
import { Autoplay, HistoryControls } from "./HistoryControls";
import * as styles from "./TableControls.module.css";
import { HiddenInformation, ViewControls, type ChoiceProps } from "./ViewControls";

/** What opens below the toolbar or the table. */
export type Panel = "settings" | "inspect";

interface TableToolbarProps extends ChoiceProps {
  readonly session: GameSession;
  /** Whether what does not fit, which on a narrow page is all of it, is shown below. */
  readonly isOpen: boolean;
  /** The panel that is open. */
  readonly panel: Panel | undefined;
  /** Opens a panel, or closes it. */
  readonly onPanel: (panel: Panel) => void;
  /** Back to the picture that the game was opened from, if there is one. */
  readonly onClose: (() => void) | undefined;
}

const PANELS = [
  ["inspect", "Inspect"],
  ["settings", "Settings"],
] as const;

/** Whether bots play the seats that are not the reader's. */
function BotsAnswer({ players, human, onPlay, table: { view } }: ChoiceProps) {
  if (players.length === 1) return null;
  const seat = view.seat === "all" ? 1 : view.seat;
  return (
    <button
      type="button"
      aria-pressed={human !== undefined}
      onClick={() => onPlay(human === undefined ? seat : undefined)}
    >
      Bots answer
    </button>
  );
}

/** Seats, moves, and a menu of the rest, which is open where there is room for it. */
export function TableToolbar(props: TableToolbarProps): React.JSX.Element {
  const { session, isOpen, panel, onPanel, onClose, ...choice } = props;
  const { id, players, table } = choice;
  return (
    <div
      id={`${id}controls`}
      className={styles["controls"]}
      data-narrow={table.isNarrow}
      data-open={isOpen}
    >
      <ViewControls {...choice} />
      <HistoryControls session={session} hasUndo={!table.isNarrow} />
      <div className={styles["more"]}>
        <HiddenInformation players={players} table={table} />
        <BotsAnswer {...choice} />
        <Autoplay session={session} />
        {PANELS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-expanded={panel === name}
            aria-controls={`${id}${name}`}
            onClick={() => onPanel(name)}
          >
            {label}
          </button>
        ))}
        {onClose && (
          <button type="button" onClick={onClose}>
            Close
          </button>
        )}
      </div>
    </div>
  );
}
