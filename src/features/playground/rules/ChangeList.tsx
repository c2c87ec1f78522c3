import React, { useMemo } from "react";
import { GAME_FILES, type GameTexts } from "../../../shared/contracts/gameSource";
import { visibleText } from "../../../shared/visibleText";
import { countChangedLines, lineDiff } from "../model/rules/lineDiff";
import * as styles from "./RulesEditor.module.css";

interface ChangeListProps {
  readonly original: GameTexts;
  readonly texts: GameTexts;
}

/** How many lines differ from the original, and which. */
export function ChangeList({ original, texts }: ChangeListProps): React.JSX.Element {
  const changes = useMemo(
    () =>
      GAME_FILES.flatMap((file) =>
        lineDiff(original[file], texts[file]).map((change) => ({ file, ...change })),
      ),
    [original, texts],
  );
  const count = countChangedLines(changes);
  if (count === 0) return <p className={styles["note"]}>No line changed.</p>;
  return (
    <details className={styles["changes"]}>
      <summary>
        {count} {count === 1 ? "line" : "lines"} changed
      </summary>
      {changes.map(({ file, line, removed, added }) => (
        <figure key={`${file} ${String(line)}`}>
          <figcaption>
            {file}, line {line}
          </figcaption>
          <pre>
            {removed.length > 0 && <del>{visibleText(removed.join("\n"))}</del>}
            {added.length > 0 && <ins>{visibleText(added.join("\n"))}</ins>}
          </pre>
        </figure>
      ))}
    </details>
  );
}
