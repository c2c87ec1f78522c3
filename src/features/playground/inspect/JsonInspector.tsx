import React, { useMemo } from "react";
import { copyText } from "../../../shared/browser/copyText";
import type { GameUpdate } from "../../../shared/games/engine";
import { visibleText } from "../../../shared/visibleText";
import type { Viewer } from "../model/inspect/inspectCalls";
import { printJson } from "../model/inspect/jsonLines";
import type { InspectorProps } from "./InspectorProps";
import * as styles from "./Inspectors.module.css";

/** What has been sent to a viewer: all states of an animation, or the engine's own state. */
function receivedBy(update: GameUpdate, viewer: Viewer): unknown {
  if (viewer === "server") return update.game;
  return update.players.find(({ position }) => position === viewer)?.state;
}

/** What a viewer has received for the state that is shown, as it was sent. */
export function JsonInspector({ update, before, viewer }: InspectorProps): React.JSX.Element {
  const value = receivedBy(update, viewer);
  const { lines, isCut } = useMemo(
    () => printJson(value, before && receivedBy(before, viewer)),
    [value, before, viewer],
  );
  const bytes = useMemo(() => new TextEncoder().encode(JSON.stringify(value)).length, [value]);
  const changed = lines.filter((line) => line.changed).length;
  const what = viewer === "server" ? "The engine keeps" : `Seat ${String(viewer)} received`;
  return (
    <>
      <div className={styles["bar"]}>
        <p>
          {what} {bytes.toLocaleString("en")} bytes
          {viewer === "server"
            ? ", with every secret and the random seed."
            : "; what the seat may not see is not in them."}
          {changed > 0 && ` ${String(changed)} lines are other than before the move.`}
          {isCut && ` These are the first ${lines.length.toLocaleString("en")} lines.`}
        </p>
        <button
          type="button"
          onClick={(event) =>
            void copyText(
              event.currentTarget,
              // With indents, what is nested deep would be hundreds of times as long.
              JSON.stringify(value, null, isCut ? 0 : 2),
              "select the text below and copy it.",
            )
          }
        >
          Copy
        </button>
      </div>
      <pre
        // Readers without a mouse scroll it by keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="JSON"
        className={styles["json"]}
      >
        {lines.map(({ text, changed: isChanged }, index) =>
          isChanged ? (
            <mark key={index}>{`${visibleText(text)}\n`}</mark>
          ) : (
            `${visibleText(text)}\n`
          ),
        )}
      </pre>
    </>
  );
}
