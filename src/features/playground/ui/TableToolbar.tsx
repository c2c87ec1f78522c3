import React, { useState } from "react";
import type { GameSession } from "../session/GameSession";
import { Autoplay, HistoryControls } from "./HistoryControls";
import * as styles from "./TableControls.module.css";
import { HiddenInformation, ViewControls, type ChoiceProps } from "./ViewControls";

/** What opens below the toolbar or the table. */
export type Panel = "settings" | "inspect";

interface TableToolbarProps extends ChoiceProps {
  readonly session: GameSession;
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

/** Seats, moves, and a menu of the rest, which is open where there is room for it. */
export function TableToolbar(props: TableToolbarProps): React.JSX.Element {
  const { session, panel, onPanel, onClose, ...choice } = props;
  const { id, players, table } = choice;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles["controls"]}>
      <ViewControls {...choice} />
      <button
        type="button"
        className={styles["moreButton"]}
        aria-expanded={isOpen}
        aria-controls={`${id}more`}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
        <span className="visually-hidden">More</span>
      </button>
      <HistoryControls session={session} />
      <div id={`${id}more`} className={styles["more"]} data-open={isOpen}>
        <HiddenInformation players={players} table={table} />
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
            Back to picture
          </button>
        )}
      </div>
    </div>
  );
}
