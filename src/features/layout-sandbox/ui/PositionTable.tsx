import React from "react";
import type { LayoutBox } from "../../../shared/layout/layoutResult";
import * as styles from "./PositionTable.module.css";

const COLUMNS = ["left", "top", "width", "height"] as const;

/** The figure in numbers, for those who cannot see it and those who want to compare. */
export function PositionTable({
  boxes,
}: {
  readonly boxes: readonly LayoutBox[];
}): React.JSX.Element {
  return (
    <details className={styles["positions"]}>
      <summary>Positions in % of the board</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boxes.map((box) => (
            <tr key={box.index}>
              <th scope="row">{box.index + 1}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{box[column].toFixed(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
