import React, { useMemo } from "react";
import { seatView } from "../../../shared/games/match";
import { readBoard } from "../model/inspect/boardState";
import { buildBoardTree } from "../model/inspect/boardTree";
import { suggestQueries } from "../model/inspect/queryExamples";
import { BoardTree } from "./BoardTree";
import type { InspectorProps } from "./InspectorProps";
import * as styles from "./Inspectors.module.css";
import { QueryBar } from "./QueryBar";

/** The board as a tree, and a line to ask it. */
export function BoardInspector(props: InspectorProps): React.JSX.Element {
  const { update, viewer, found, onFound } = props;
  const tree = useMemo(() => {
    const board = readBoard(viewer === "server" ? update.game.state : seatView(update, viewer));
    return board ? buildBoardTree(board) : [];
  }, [update, viewer]);
  const examples = useMemo(() => suggestQueries(tree), [tree]);
  return (
    <>
      <QueryBar {...props} examples={examples} />
      <BoardTree tree={tree} found={found} onFound={onFound} />
      <p className={styles["note"]}>
        The tree is the whole board in words, for readers who do not see it: arrow keys walk it, and
        the element in focus is outlined on the boards.
      </p>
    </>
  );
}
