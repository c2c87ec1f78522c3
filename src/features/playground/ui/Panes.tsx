import React from "react";
import { usePanes, type PanePair } from "../../../components/PaneDivider/usePanes";
import * as styles from "./GameTable.module.css";

/** Code on the left, what it makes on the right: of games and of live blocks. */
export const CODE_PANES: PanePair = {
  key: "playground.split",
  label: "Width of the code",
  start: 50,
};

interface PanesProps {
  /** The table. */
  readonly children: React.ReactNode;
  /** What changes the game: below the table, or beside it while the rules are edited and there is room. */
  readonly tools: React.ReactNode;
  /** Whether the tools are above the table instead. */
  readonly toolsFirst?: boolean | undefined;
}

/** A table and the tools that change it. */
export function Panes({ children, tools, toolsFirst = false }: PanesProps): React.JSX.Element {
  const { style, divider } = usePanes(CODE_PANES);
  const tablePane = <div className={styles["tablePane"]}>{children}</div>;
  const toolPane = <div className={styles["toolPane"]}>{tools}</div>;
  return (
    <div className={styles["panes"]} style={style}>
      {toolsFirst ? toolPane : tablePane}
      {divider}
      {toolsFirst ? tablePane : toolPane}
    </div>
  );
}
