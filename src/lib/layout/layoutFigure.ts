import { toFrameSize } from "./frameSize";
import type { LayoutResult } from "./layoutResult";
import type { LayoutSpec } from "./layoutSpec";

/** A piece as a picture shows it, in units of the picture. */
export interface FigurePiece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise. */
  readonly rotation: number;
  /** Number of the piece, from 1. */
  readonly label: string;
  /**
   * Size of the label, and the distance of its centre from left and top: the upper left corner stays
   * visible where pieces overlap.
   */
  readonly fontSize: number;
}

/** A picture of a layout; its longer side measures 100. */
export interface LayoutFigure {
  readonly width: number;
  readonly height: number;
  /** The picture and room for the board's outline. */
  readonly viewBox: string;
  /** In the order in which they are painted. */
  readonly pieces: readonly FigurePiece[];
}

/** Rounds to two decimals, without minus zero. */
const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Half the outline and a little more, so that it is not cut off at the edge. */
const EDGE = 0.25;

const LARGEST_LABEL = 5;

/** Turns positions in % into a picture's units. */
export function toLayoutFigure({ board }: LayoutSpec, { boxes }: LayoutResult): LayoutFigure {
  const size = toFrameSize(board);
  const pieces = boxes.map(({ left, top, width, height, index, rotation = 0 }): FigurePiece => {
    const [x, y] = [(left * size.x) / 100, (top * size.y) / 100];
    const [pieceWidth, pieceHeight] = [(width * size.x) / 100, (height * size.y) / 100];
    const fontSize = Math.min(pieceWidth * 0.4, pieceHeight * 0.4, LARGEST_LABEL);
    return {
      x: round(x),
      y: round(y),
      width: round(pieceWidth),
      height: round(pieceHeight),
      rotation: round(rotation),
      label: String(index + 1),
      fontSize: round(fontSize),
    };
  });
  const extent = [-EDGE, -EDGE, size.x + 2 * EDGE, size.y + 2 * EDGE];
  const viewBox = extent.map((value) => String(round(value))).join(" ");
  return { width: round(size.x), height: round(size.y), viewBox, pieces };
}
