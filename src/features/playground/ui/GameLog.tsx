import React from "react";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import { visibleText } from "../../../shared/visibleText";
import { readLog, type LogLine, type LogReader } from "../model/play/gameLog";
import type { Timeline } from "../model/play/history";
import * as styles from "./GameTable.module.css";

interface GameLogProps {
  readonly history: Timeline;
  /** Whose lines are shown with those for all. */
  readonly reader: LogReader;
  readonly onShow: (at: number) => void;
}

/** Lines that are listed, the newest; more would slow down every move. */
const MOST_LINES = 500;

const NAMES = seatPlayers(6).map(({ name }) => name);

function LineWords({ spans, onlyFor }: LogLine): React.JSX.Element {
  return (
    <>
      {onlyFor !== undefined && <em>Only {NAMES[onlyFor - 1]}: </em>}
      {spans.map(({ text, seat }, index) =>
        seat === undefined ? (
          <span key={index}>{visibleText(text)}</span>
        ) : (
          <strong key={index}>{visibleText(text)}</strong>
        ),
      )}
    </>
  );
}

/** The game in words, on demand. */
export function GameLog({ history, reader, onShow }: GameLogProps): React.JSX.Element | null {
  const { moves, updates, at } = history;
  const lines = readLog({ moves, updates }, reader, NAMES);
  const listed = lines.slice(-MOST_LINES);
  if (lines.length === 0) return null;
  return (
    <details className={styles["log"]}>
      <summary>Log: {lines.length === 1 ? "1 line" : `${String(lines.length)} lines`}</summary>
      {lines.length > listed.length && <p>These are the newest {listed.length}.</p>}
      <ol start={lines.length - listed.length + 1}>
        {listed.map((line, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={line.at === at ? "step" : undefined}
              onClick={() => onShow(line.at)}
            >
              <LineWords {...line} />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
