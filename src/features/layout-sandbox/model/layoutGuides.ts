import { toFigureRect, type FigureRect } from "../../../shared/layout/layoutFigure";
import type { LayoutResult } from "../../../shared/layout/layoutResult";
import type { Box, LayoutSpec } from "../../../shared/layout/layoutSpec";

/** A rectangle over a picture that shows how its layout came about, in units of the picture. */
interface LayoutGuide {
  /** An overlap is where a piece covers another, at most one place for each piece. */
  readonly kind: "overlap" | "cell" | "area";
  readonly rect: FigureRect;
}

/** What two boxes have in common; `undefined` when they only touch. */
function intersect(a: Box, b: Box): Box | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  // Boxes are rounded to four decimals, so neighbors may seem to overlap by less than that.
  return width > 0.001 && height > 0.001 ? { left, top, width, height } : undefined;
}

/** For each piece what it covers most of a piece below it; turned pieces count as if they were not. */
function findOverlaps({ boxes }: LayoutResult) {
  return boxes.flatMap((box, index) => {
    const overlaps = boxes.slice(0, index).flatMap((below) => {
      const common = intersect(below, box);
      if (!common) return [];
      /** How much of the covered piece, in %. */
      const share = (100 * common.width * common.height) / (below.width * below.height);
      return [{ box: common, share }];
    });
    return overlaps.sort((a, b) => b.share - a.share).slice(0, 1);
  });
}

/** The guides of a layout, in painting order. */
export function listGuides({ board }: LayoutSpec, result: LayoutResult): readonly LayoutGuide[] {
  const guide = (kind: LayoutGuide["kind"], box: Box) => ({ kind, rect: toFigureRect(board, box) });
  return [
    ...findOverlaps(result).map(({ box }) => guide("overlap", box)),
    ...result.cells.map((cell) => guide("cell", cell)),
    guide("area", result.area),
  ];
}

/** How much of a piece another one covers at most, in whole %; 0 when none overlaps another. */
export function largestOverlap(result: LayoutResult): number {
  return Math.round(Math.max(0, ...findOverlaps(result).map(({ share }) => share)));
}
