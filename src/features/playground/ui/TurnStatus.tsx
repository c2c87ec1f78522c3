import React from "react";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { visibleText } from "../../../shared/visibleText";
import { describeTurn, latestLine, lineText, type LogReader } from "../model/play/gameLog";
import type { GameSession } from "../session/GameSession";
import { useStore } from "../Store";
import { UndoButton } from "./HistoryControls";
import * as styles from "./TableControls.module.css";
import { Dot } from "./ViewControls";

interface TurnStatusProps {
  readonly session: GameSession;
  readonly players: readonly SeatedPlayer[];
  /** Whose lines of the log are read. */
  readonly reader: LogReader;
  /** Whether there is room for one table only; then all other controls are in the menu. */
  readonly isNarrow: boolean;
  /** The id of what the menu opens, and whether it is open. */
  readonly menu: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void };
}

const NAMES = seatPlayers(6).map(({ name }) => name);

/** One line that stays in view: whose turn it is, and what has just happened. Both are announced. */
export function TurnStatus(props: TurnStatusProps): React.JSX.Element {
  const { session, players, reader, isNarrow, menu } = props;
  const state = useStore(session.store);
  const { updates, at } = state;
  const human = players.length === 1 ? 1 : state.human;
  const update = updates[at];
  const current = update?.game.phase === "started" ? update.game.currentPlayers : [];
  const shown = human !== undefined && current.includes(human) ? human : current[0];
  const color = players.find(({ position }) => position === shown)?.color;
  const latest = latestLine(state, reader, NAMES);
  return (
    <div className={styles["status"]}>
      <p role="status">
        {color !== undefined && <Dot color={color} />}
        <strong>{describeTurn(update, NAMES, human)}</strong>
        {latest && <span>{visibleText(lineText(latest))}</span>}
      </p>
      {isNarrow && <UndoButton session={session} />}
      <button
        type="button"
        className={styles["moreButton"]}
        data-narrow={isNarrow}
        aria-expanded={menu.isOpen}
        aria-controls={menu.id}
        onClick={menu.onToggle}
      >
        <span aria-hidden="true">⋯</span>
        <span className="visually-hidden">More</span>
      </button>
    </div>
  );
}
