import React from "react";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import { visibleText } from "../../../shared/visibleText";
import {
  lineText,
  readLog,
  readOutcome,
  type LogLine,
  type LogReader,
} from "../model/play/gameLog";
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

/** The game in words: the newest line and the end are announced, the other lines open on demand. */
export function GameLog({ history, reader, onShow }: GameLogProps): React.JSX.Element {
  const { moves, updates, at } = history;
  const lines = readLog({ moves, updates }, reader, NAMES);
  const latest = lines.findLast(
    (line) => line.at <= at && (line.onlyFor === undefined || line.onlyFor === reader),
  );
  const outcome = readOutcome(updates[at], NAMES);
  const listed = lines.slice(-MOST_LINES);
  return (
    <div className={styles["log"]}>
      <p role="status">
        {latest && visibleText(lineText(latest))}{" "}
        {outcome !== undefined && <span className="visually-hidden">{outcome}</span>}
      </p>
      {lines.length > 0 && (
        <details>
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
      )}
    </div>
  );
}
