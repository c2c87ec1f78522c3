import React from "react";
import {
  toLayoutFigure,
  type FigurePiece,
  type LayoutFigure,
} from "../../../shared/layout/layoutFigure";
import { listGuides } from "../model/layoutGuides";
import { describeResult } from "../../../shared/layout/layoutResult";
import { visibleText } from "../../../shared/visibleText";
import { BuiltFigure } from "../StaticLayout";
import type { DrawnLayout } from "../engine/useLayoutEngine";
import * as styles from "./LayoutPicture.module.css";

interface LayoutPictureProps {
  readonly drawn: DrawnLayout | undefined;
  /** Shown until something has been drawn. */
  readonly initialSvg: string | undefined;
  /** Whether cells, area and overlaps are shown. */
  readonly hasGuides: boolean;
  /** Whether pieces are where they are at once; by default they move there. */
  readonly isStill: boolean;
}

function Piece(piece: FigurePiece): React.JSX.Element {
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

function Bounds({ label, ...rect }: NonNullable<LayoutFigure["boundingBox"]>): React.JSX.Element {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  return (
    <>
      <rect {...rect} className="bounds" />
      <text className="label" x={x} y={y} fontSize={4} stroke="none">
        {visibleText(label)}
      </text>
    </>
  );
}

/** The figure of a layout; pieces move to their new places unless the reader wants less motion. */
export function LayoutPicture({
  drawn,
  initialSvg,
  hasGuides,
  isStill,
}: LayoutPictureProps): React.JSX.Element {
  if (!drawn) {
    if (initialSvg === undefined) return <p>The figure appears when the engine has answered.</p>;
    return <BuiltFigure svg={initialSvg} />;
  }
  const { spec, result } = drawn;
  const { width, height, viewBox, pieces, boundingBox } = toLayoutFigure(spec, result);
  const guides = hasGuides ? listGuides(spec, result) : [];
  return (
    <div
      role="img"
      aria-label={describeResult(result)}
      className={isStill ? styles["still"] : undefined}
    >
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
          <Piece key={piece.label} {...piece} />
        ))}
        {guides.map(({ kind, rect }, index) => (
          <rect key={index} {...rect} className={styles[kind]} data-guide={kind} />
        ))}
        {boundingBox && <Bounds {...boundingBox} />}
      </svg>
    </div>
  );
}
