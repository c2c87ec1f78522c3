import React from "react";
import { toLayoutFigure, type FigurePiece } from "../../../lib/layout/layoutFigure";
import { describeResult } from "../../../lib/layout/layoutResult";
import type { DrawnLayout } from "../engine/useLayoutEngine";
import * as styles from "./LayoutPicture.module.css";

interface LayoutPictureProps {
  readonly drawn: DrawnLayout | undefined;
  /** Shown until something has been drawn. */
  readonly initialSvg: string | undefined;
}

function Piece({ piece }: { readonly piece: FigurePiece }): React.JSX.Element {
  const { x, y, width, height, rotation, label, fontSize } = piece;
  const turn = `rotate(${String(rotation)} ${String(width / 2)} ${String(height / 2)})`;
  const place = `translate(${String(x)} ${String(y)})${rotation === 0 ? "" : ` ${turn}`}`;
  return (
    <g className={styles["place"]} transform={place}>
      <rect className={`piece ${styles["box"] ?? ""}`} width={width} height={height} rx={1} />
      <text
        className="label"
        x={fontSize}
        y={fontSize}
        fontSize={fontSize}
        fill="currentColor"
        stroke="none"
      >
        {label}
      </text>
    </g>
  );
}

/** The figure of a layout; pieces move to their new places unless the reader wants less motion. */
export function LayoutPicture({ drawn, initialSvg }: LayoutPictureProps): React.JSX.Element {
  if (!drawn) {
    if (initialSvg === undefined) return <p>The figure appears when the engine has answered.</p>;
    const label = "Six numbered cards in two rows of three with a gap between them.";
    return <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: initialSvg }} />;
  }
  const { width, height, viewBox, pieces } = toLayoutFigure(drawn.spec, drawn.result);
  return (
    <div role="img" aria-label={describeResult(drawn.spec.pieces, drawn.result)}>
      <svg
        viewBox={viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth={0.4}
        textAnchor="middle"
        dominantBaseline="central"
        aria-hidden="true"
      >
        <rect className="board" width={width} height={height} />
        {pieces.map((piece) => (
          <Piece key={piece.label} piece={piece} />
        ))}
      </svg>
    </div>
  );
}
