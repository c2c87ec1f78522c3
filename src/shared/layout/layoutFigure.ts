import type { LayoutResult } from "./layoutResult";
import type { Box, LayoutSpec } from "./layoutSpec";

/** A rectangle in units of the picture. */
export interface FigureRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece as a picture shows it, in units of the picture. */
export interface FigurePiece extends FigureRect {
  /** Degrees clockwise. */
  readonly rotation: number;
  /** Number of the piece, from 1. */
  readonly label: string;
  /**
   * Size of the label, and the distance of its center from left and top: the upper left corner stays
   * visible where pieces overlap.
   */
  readonly fontSize: number;
}

/** A picture of a layout; its longer side measures 100. */
export interface LayoutFigure {
  readonly width: number;
  readonly height: number;
  /** The picture with room for the board's outline. */
  readonly viewBox: string;
  /** In painting order. */
  readonly pieces: readonly FigurePiece[];
  /** What `showBoundingBox` outlines. */
  readonly boundingBox?: FigureRect & { readonly label: string };
}

/** Rounds to two decimals, without minus zero. */
const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Half the outline plus a little, so that it is not cut off at the edge. */
const EDGE = 0.25;

const LARGEST_LABEL = 5;

/** Width and height of a board in the toolkit's units: its longer side measures 100. */
export function toFrameSize(ratio: number): { readonly x: number; readonly y: number } {
  return ratio > 1 ? { x: 100, y: 100 / ratio } : { x: 100 * ratio, y: 100 };
}

/** Turns a rectangle in % of the space into units of the picture. */
export function toFigureRect(board: number, { left, top, width, height }: Box): FigureRect {
  const size = toFrameSize(board);
  return {
    x: round((left * size.x) / 100),
    y: round((top * size.y) / 100),
    width: round((width * size.x) / 100),
    height: round((height * size.y) / 100),
  };
}

/** Turns positions in % into a picture's units. */
export function toLayoutFigure(
  { board, attributes: { showBoundingBox = false } }: LayoutSpec,
  { boxes, area }: LayoutResult,
): LayoutFigure {
  const size = toFrameSize(board);
  const pieces = boxes.map(({ index, rotation = 0, ...box }): FigurePiece => {
    const rect = toFigureRect(board, box);
    const fontSize = Math.min(rect.width * 0.4, rect.height * 0.4, LARGEST_LABEL);
    const label = String(index + 1);
    return { ...rect, rotation: round(rotation), label, fontSize: round(fontSize) };
  });
  const extent = [-EDGE, -EDGE, size.x + 2 * EDGE, size.y + 2 * EDGE];
  const viewBox = extent.map((value) => String(round(value))).join(" ");
  const label = typeof showBoundingBox === "string" ? showBoundingBox : "";
  return {
    width: round(size.x),
    height: round(size.y),
    viewBox,
    pieces,
    ...(showBoundingBox !== false && { boundingBox: { ...toFigureRect(board, area), label } }),
  };
}
