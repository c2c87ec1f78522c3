import { toFrameSize } from "../../../../shared/layout/layoutFigure";
import { toFigureRect } from "../../../../shared/layout/layoutFigure";
import type { Box, LayoutAttributes } from "../../../../shared/layout/layoutSpec";
import { percent, type LayoutHandle } from "./layoutHandle";
import { LEAST, moveBox, type End } from "./moveBox";

/** The edges of a rectangle and the end that each of them is. */
export const EDGES = [
  { side: "left", x: "start" },
  { side: "right", x: "end" },
  { side: "top", y: "start" },
  { side: "bottom", y: "end" },
] as const;

const CORNERS = [
  ["start", "start"],
  ["end", "start"],
  ["start", "end"],
  ["end", "end"],
] as const;

const FRACTION: Readonly<Record<End, number>> = { start: 0, end: 1, both: 0.5 };

interface BoxHandles {
  readonly name: string;
  readonly box: Box;
  readonly board: number;
  readonly set: (box: Box) => LayoutAttributes;
}

/** A handle of a rectangle; without an end along an axis it does not move along it. */
function boxHandle(
  { name, box, board, set }: BoxHandles,
  suffix: string,
  ends: { readonly x?: End; readonly y?: End },
): Omit<LayoutHandle, "text" | "label"> {
  const size = toFrameSize(board);
  const rect = toFigureRect(board, box);
  return {
    id: `${name}-${suffix}`,
    x: rect.x + rect.width * FRACTION[ends.x ?? "both"],
    y: rect.y + rect.height * FRACTION[ends.y ?? "both"],
    axis: ends.x && ends.y ? "both" : ends.x ? "x" : "y",
    unit: { x: size.x / 100, y: size.y / 100 },
    move: (dx, dy, step) => set(moveBox(box, ends, [dx, dy], step)),
  };
}

function edgeValue({ left, top, width, height }: Box, edge: (typeof EDGES)[number]) {
  const [start, length] = "x" in edge ? [left, width] : [top, height];
  const end = "x" in edge ? edge.x : edge.y;
  const stop = start + length;
  return end === "start"
    ? { now: start, min: Math.min(0, start), max: stop - LEAST }
    : { now: stop, min: start + LEAST, max: Math.max(100, stop) };
}

/** The edges and corners of `area`, and its middle, which moves it. */
export function areaHandles(board: number, box: Box): LayoutHandle[] {
  const of = { name: "area", box, board, set: (area: Box) => ({ area }) };
  const place = `${percent("left", box.left)}, ${percent("top", box.top)}`;
  return [
    { ...boxHandle(of, "move", { x: "both", y: "both" }), label: "Move the area", text: place },
    ...CORNERS.map(([x, y]) => ({
      ...boxHandle(of, `${x}-${y}`, { x, y }),
      label: "Resize the area",
      text: "",
      isExtra: true,
    })),
    ...EDGES.map((edge) => {
      const { side, ...ends } = edge;
      const value = edgeValue(box, edge);
      return {
        ...boxHandle(of, side, ends),
        label: `area: ${side} edge`,
        text: percent("at", value.now),
        value,
      };
    }),
  ];
}

/** The middle of a slot, which moves it, and the corner that resizes it. */
export function slotHandles(board: number, slots: readonly Box[], index: number): LayoutHandle[] {
  const box = slots[index];
  if (!box) return [];
  const set = (slot: Box) => ({ slots: slots.map((each, at) => (at === index ? slot : each)) });
  const of = { name: `slot-${String(index)}`, box, board, set };
  const name = `slot ${String(index + 1)}`;
  return [
    {
      ...boxHandle(of, "move", { x: "both", y: "both" }),
      label: `Move ${name}`,
      text: `${percent("left", box.left)}, ${percent("top", box.top)}`,
      slot: index,
    },
    {
      ...boxHandle(of, "resize", { x: "end", y: "end" }),
      label: `Resize ${name}`,
      text: `${percent("width", box.width)}, ${percent("height", box.height)}`,
      slot: index,
    },
  ];
}
