import { toFigureRect, toFrameSize } from "../../../../shared/layout/layoutFigure";
import type { LayoutResult } from "../../../../shared/layout/layoutResult";
import type { Box, LayoutSpec } from "../../../../shared/layout/layoutSpec";
import { fromParts, toParts, type AttributeParts } from "../attributeParts";
import { areaHandles, slotHandles } from "./boxHandles";
import { percents, toHandle, type HandleValue, type LayoutHandle } from "./layoutHandle";

type Axis = "x" | "y";

interface NumberHandle extends Pick<LayoutHandle, "x" | "y">, Pick<HandleValue, "max" | "sign"> {
  readonly axis: Axis;
  readonly label: string;
}

/** A handle of one number in % of the board's longer side, which are the picture's units. */
function numberHandle(
  name: "gap" | "margin",
  parts: AttributeParts,
  key: string,
  { axis, label, x, y, ...bounds }: NumberHandle,
): LayoutHandle {
  const now = parts[key] ?? 0;
  return toHandle({
    id: `${name}-${key}`,
    label: `${name}: ${label}`,
    text: `${String(now)}%`,
    x,
    y,
    unit: { x: 1, y: 1 },
    along: { [axis]: { now, min: 0, ...bounds } },
    set: (toX, toY) => fromParts(name, { ...parts, [key]: toX ?? toY ?? now }),
  });
}

function marginHandles({ board, attributes }: LayoutSpec): LayoutHandle[] {
  const size = toFrameSize(board);
  const parts = toParts("margin", attributes.margin);
  const { left = 0, right = 0, top = 0, bottom = 0 } = parts;
  const [x, y] = [(left + size.x - right) / 2, (top + size.y - bottom) / 2];
  const handle = (label: string, place: Omit<NumberHandle, "label" | "max">) =>
    numberHandle("margin", parts, label, { label, ...place, max: 40 });
  return [
    handle("left", { axis: "x", x: left, y }),
    handle("right", { axis: "x", x: size.x - right, y, sign: -1 }),
    handle("top", { axis: "y", x, y: top }),
    handle("bottom", { axis: "y", x, y: size.y - bottom, sign: -1 }),
  ];
}

/** The nearest cell to the right of the first one, or below it. */
function findNext([first, ...others]: readonly Box[], axis: Axis): Box | undefined {
  if (!first) return undefined;
  const [along, across] = axis === "x" ? (["left", "top"] as const) : (["top", "left"] as const);
  return others
    .filter((cell) => Math.abs(cell[across] - first[across]) < 0.01 && cell[along] > first[along])
    .sort((a, b) => a[along] - b[along])[0];
}

/** `gap` between the first two columns and the first two rows. */
function gapHandles({ board, attributes }: LayoutSpec, cells: readonly Box[]): LayoutHandle[] {
  const parts = toParts("gap", attributes.gap);
  return (["x", "y"] as const).flatMap((axis) => {
    const [first, next] = [cells[0], findNext(cells, axis)];
    if (!first || !next) return [];
    const [a, b] = [toFigureRect(board, first), toFigureRect(board, next)];
    const place =
      axis === "x"
        ? { label: "across", x: (a.x + a.width + b.x) / 2, y: a.y + a.height / 2 }
        : { label: "down", x: a.x + a.width / 2, y: (a.y + a.height + b.y) / 2 };
    return [numberHandle("gap", parts, axis, { ...place, axis, max: 30 })];
  });
}

/** The step to the next column or row, in % of a cell: the corner of the cell after the first. */
function offsetHandle(
  name: "offsetColumn" | "offsetRow",
  { board, attributes }: LayoutSpec,
  first: Box,
): LayoutHandle {
  const { x = 0, y = 0 } = toParts(name, attributes[name]);
  const rect = toFigureRect(board, first);
  const size = toFrameSize(board);
  const unit = { x: rect.width / 100, y: rect.height / 100 };
  const within = (place: number, most: number): number => Math.max(0, Math.min(place, most));
  const bounds = { min: -200, max: 200 };
  return toHandle({
    id: name,
    label: `${name}: step to the next ${name === "offsetColumn" ? "column" : "row"}`,
    text: percents({ across: x, down: y }),
    x: within(rect.x + x * unit.x, size.x),
    y: within(rect.y + y * unit.y, size.y),
    unit,
    along: { x: { now: x, ...bounds }, y: { now: y, ...bounds } },
    set: (toX = x, toY = y) => fromParts(name, { x: toX, y: toY }),
  });
}

/** `size`: the lower right corner of the first cell. */
function sizeHandle(board: number, size: Pick<Box, "width" | "height">, first: Box): LayoutHandle {
  const { width, height } = size;
  const rect = toFigureRect(board, first);
  const frame = toFrameSize(board);
  const bounds = { min: 1, max: 100 };
  return toHandle({
    id: "size",
    label: "size of the pieces",
    text: percents({ width, height }),
    x: rect.x + rect.width,
    y: rect.y + rect.height,
    unit: { x: frame.x / 100, y: frame.y / 100 },
    along: { x: { now: width, ...bounds }, y: { now: height, ...bounds } },
    set: (toX = width, toY = height) => ({ size: { width: toX, height: toY } }),
  });
}

/**
 * The handles of a layout: those of the attributes that are set and have an effect. Nothing can be
 * done by them that the form could not do.
 */
export function listHandles(spec: LayoutSpec, { cells }: LayoutResult): readonly LayoutHandle[] {
  const { board, attributes } = spec;
  const { slots, area, margin, gap, offsetColumn, offsetRow, size } = attributes;
  if (slots) return slots.flatMap((_, index) => slotHandles(board, slots, index));
  const [first] = cells;
  const hasOffset = offsetColumn !== undefined || offsetRow !== undefined;
  return [
    ...(area ? areaHandles(board, area) : margin === undefined ? [] : marginHandles(spec)),
    ...(gap === undefined || hasOffset ? [] : gapHandles(spec, cells)),
    ...(first && offsetColumn !== undefined ? [offsetHandle("offsetColumn", spec, first)] : []),
    ...(first && offsetRow !== undefined ? [offsetHandle("offsetRow", spec, first)] : []),
    ...(first && size ? [sizeHandle(board, size, first)] : []),
  ];
}
