import React from "react";
import {
  toLayoutFigure,
  type FigurePiece,
  type FigureRect,
} from "../../../shared/layout/layoutFigure";
import { toLayoutGuides } from "../model/layoutGuides";
import { describeResult } from "../../../shared/layout/layoutResult";
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

interface RectProps {
  readonly rect: FigureRect;
  readonly className: string | undefined;
  /** What it shows of a layout; nothing for a label's box. */
  readonly guide?: "overlap" | "cell" | "area";
}

function Rect({ rect, className, guide }: RectProps): React.JSX.Element {
  const { x, y, width, height } = rect;
  return <rect {...{ x, y, width, height, className }} data-guide={guide} />;
}

function Guides({ spec, result }: DrawnLayout): React.JSX.Element {
  const { area, cells, overlaps } = toLayoutGuides(spec, result);
  return (
    <g>
      {overlaps.map((rect, index) => (
        <Rect key={index} rect={rect} className={styles["overlap"]} guide="overlap" />
      ))}
      {cells.map((rect, index) => (
        <Rect key={index} rect={rect} className={styles["cell"]} guide="cell" />
      ))}
      <Rect rect={area} className={styles["area"]} guide="area" />
    </g>
  );
}

function Drawing({
  drawn,
  hasGuides,
}: {
  readonly drawn: DrawnLayout;
  readonly hasGuides: boolean;
}): React.JSX.Element {
  const { width, height, viewBox, pieces, boundingBox } = toLayoutFigure(drawn.spec, drawn.result);
  return (
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
      {hasGuides && <Guides {...drawn} />}
      {boundingBox && (
        <>
          <Rect rect={boundingBox} className="bounds" />
          <text
            className="label"
            x={boundingBox.x + boundingBox.width / 2}
            y={boundingBox.y + boundingBox.height / 2}
            fontSize={4}
            stroke="none"
          >
            {boundingBox.label}
          </text>
        </>
      )}
    </svg>
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
    const label = "Six numbered cards in two rows of three with a gap between them.";
    return <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: initialSvg }} />;
  }
  return (
    <div
      role="img"
      aria-label={describeResult(drawn.result)}
      className={isStill ? styles["still"] : undefined}
    >
      <Drawing drawn={drawn} hasGuides={hasGuides} />
    </div>
  );
}
