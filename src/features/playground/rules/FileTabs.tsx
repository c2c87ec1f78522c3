import React, { useId, useState } from "react";
import { GAME_FILES, type GameFile } from "../../../shared/contracts/gameSource";
import { Tab } from "../ui/Tab";
import * as styles from "./RulesEditor.module.css";

interface FileTabsProps {
  readonly selected: GameFile;
  readonly onSelect: (file: GameFile) => void;
  /** How many problems a file has; shown with its name. */
  readonly countProblems: (file: GameFile) => number;
  readonly children: (file: GameFile) => React.ReactNode;
}

/** The files of a game as tabs. All panels stay, so that each editor keeps its own undo history. */
export function FileTabs({
  selected,
  onSelect,
  countProblems,
  children,
}: FileTabsProps): React.JSX.Element {
  const id = useId();
  // An editor is made when its tab is first opened.
  const [opened, setOpened] = useState<ReadonlySet<GameFile>>(new Set([selected]));
  if (!opened.has(selected)) setOpened(new Set([...opened, selected]));
  return (
    <>
      <div role="tablist" aria-label="Files of the game" className={styles["tabs"]}>
        {GAME_FILES.map((file) => {
          const problems = countProblems(file);
          return (
            <Tab
              key={file}
              id={`${id}${file}-tab`}
              aria-controls={`${id}${file}`}
              aria-selected={file === selected}
              onClick={() => onSelect(file)}
            >
              {file}
              {problems > 0 && (
                <em>
                  {problems} {problems === 1 ? "problem" : "problems"}
                </em>
              )}
            </Tab>
          );
        })}
      </div>
      {GAME_FILES.map((file) => (
        <div
          key={file}
          role="tabpanel"
          id={`${id}${file}`}
          aria-labelledby={`${id}${file}-tab`}
          hidden={file !== selected}
        >
          {opened.has(file) && children(file)}
        </div>
      ))}
    </>
  );
}
