import { fromParts, toParts } from "../attributeParts";
import { toFrameSize } from "../../../../shared/layout/layoutFigure";
import { toFigureRect } from "../../../../shared/layout/layoutFigure";
import type { Box, LayoutSpec } from "../../../../shared/layout/layoutSpec";
import { clamp, percent, snap, type LayoutHandle } from "./layoutHandle";

/** The nearest cell to the right of the first one, or below it. */
function findNext(cells: readonly Box[], axis: "x" | "y"): Box | undefined {
  const [first] = cells;
  if (!first) return undefined;
  const [along, across] = axis === "x" ? (["left", "top"] as const) : (["top", "left"] as const);
  return cells
    .filter((cell) => Math.abs(cell[across] - first[across]) < 0.01 && cell[along] > first[along])
    .sort((a, b) => a[along] - b[along])[0];
}

/** `gap` between the first two columns and the first two rows. */
export function gapHandles(
  { board, attributes }: LayoutSpec,
  cells: readonly Box[],
): LayoutHandle[] {
  const parts = toParts("gap", attributes.gap);
  return (["x", "y"] as const).flatMap((axis) => {
    const [first, next] = [cells[0], findNext(cells, axis)];
    if (!first || !next) return [];
    const [a, b] = [toFigureRect(board, first), toFigureRect(board, next)];
    const now = parts[axis] ?? 0;
    return [
      {
        id: `gap-${axis}`,
        label: axis === "x" ? "gap: across" : "gap: down",
        text: `${String(now)} %`,
        x: axis === "x" ? (a.x + a.width + b.x) / 2 : a.x + a.width / 2,
        y: axis === "x" ? a.y + a.height / 2 : (a.y + a.height + b.y) / 2,
        axis,
        unit: { x: 1, y: 1 },
        value: { now, min: 0, max: 30 },
        move: (dx, dy, step) => {
          const by = axis === "x" ? dx : dy;
          return fromParts("gap", { ...parts, [axis]: clamp(snap(now + by, step), 0, 30) });
        },
      } satisfies LayoutHandle,
    ];
  });
}

/** The step to the next column or row, in % of a cell: the corner of the cell after the first. */
export function offsetHandle(
  name: "offsetColumn" | "offsetRow",
  { board, attributes }: LayoutSpec,
  first: Box,
): LayoutHandle {
  const { x = 0, y = 0 } = toParts(name, attributes[name]);
  const rect = toFigureRect(board, first);
  const unit = { x: rect.width / 100, y: rect.height / 100 };
  const size = toFrameSize(board);
  return {
    id: name,
    label: `${name}: step to the next ${name === "offsetColumn" ? "column" : "row"}`,
    text: `${percent("across", x)}, ${percent("down", y)}`,
    x: clamp(rect.x + x * unit.x, 0, size.x),
    y: clamp(rect.y + y * unit.y, 0, size.y),
    axis: "both",
    unit,
    move: (dx, dy, step) =>
      fromParts(name, {
        x: dx === 0 ? x : clamp(snap(x + dx, step), -200, 200),
        y: dy === 0 ? y : clamp(snap(y + dy, step), -200, 200),
      }),
  };
}

/** `size`: the lower right corner of the first cell. */
export function sizeHandle(spec: LayoutSpec, first: Box): LayoutHandle {
  const { width, height } = spec.attributes.size ?? first;
  const rect = toFigureRect(spec.board, first);
  const frame = toFrameSize(spec.board);
  return {
    id: "size",
    label: "size of the pieces",
    text: `${percent("width", width)}, ${percent("height", height)}`,
    x: rect.x + rect.width,
    y: rect.y + rect.height,
    axis: "both",
    unit: { x: frame.x / 100, y: frame.y / 100 },
    move: (dx, dy, step) => ({
      size: {
        width: dx === 0 ? width : clamp(snap(width + dx, step), 1, 100),
        height: dy === 0 ? height : clamp(snap(height + dy, step), 1, 100),
      },
    }),
  };
}
