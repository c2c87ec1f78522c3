import { toFigureRect, toFrameSize } from "../../../../shared/layout/layoutFigure";
import type { Box, LayoutAttributes } from "../../../../shared/layout/layoutSpec";
import { percents, toHandle, type HandleValue, type LayoutHandle } from "./layoutHandle";

/** Which end of a range a handle moves. */
type End = "start" | "end" | "both";
type Range = readonly [start: number, length: number];

const ENDS = ["start", "end"] as const;
const EDGES = [
  { side: "left", x: "start" },
  { side: "right", x: "end" },
  { side: "top", y: "start" },
  { side: "bottom", y: "end" },
] as const;

/** Where along a rectangle the handle of an end is. */
const FRACTION: Readonly<Record<End, number>> = { start: 0, end: 1, both: 0.5 };

/** Least width and height of a rectangle that is drawn by hand, in %. */
const LEAST = 2;

/** Where an end is and may move: within 0 to 100; one that is outside may stay there. */
function valueOf([start, length]: Range, end: End): HandleValue {
  const stop = start + length;
  switch (end) {
    case "start":
      return { now: start, min: Math.min(0, start), max: stop - LEAST };
    case "end":
      return { now: stop, min: start + LEAST, max: Math.max(100, stop) };
    case "both":
      return { now: start, min: Math.min(0, start), max: 100 - length };
  }
}

function moveEnd([start, length]: Range, end: End | undefined, to: number | undefined): Range {
  if (to === undefined) return [start, length];
  if (end === "both") return [to, length];
  return end === "start" ? [to, start + length - to] : [start, to - start];
}

interface BoxHandles {
  readonly name: string;
  readonly box: Box;
  readonly board: number;
  readonly set: (box: Box) => LayoutAttributes;
}

interface BoxHandle extends Pick<LayoutHandle, "id" | "label" | "text" | "isExtra" | "slot"> {
  readonly x?: End;
  readonly y?: End;
}

/** A handle of a rectangle; without an end along an axis it does not move along it. */
function boxHandle({ name, box, board, set }: BoxHandles, { x, y, ...rest }: BoxHandle) {
  const size = toFrameSize(board);
  const rect = toFigureRect(board, box);
  const across: Range = [box.left, box.width];
  const down: Range = [box.top, box.height];
  return toHandle({
    ...rest,
    id: `${name}-${rest.id}`,
    x: rect.x + rect.width * FRACTION[x ?? "both"],
    y: rect.y + rect.height * FRACTION[y ?? "both"],
    unit: { x: size.x / 100, y: size.y / 100 },
    along: { x: x && valueOf(across, x), y: y && valueOf(down, y) },
    set: (toX, toY) => {
      const [left, width] = moveEnd(across, x, toX);
      const [top, height] = moveEnd(down, y, toY);
      return set({ left, top, width, height });
    },
  });
}

/** The edges and corners of `area`, and its middle, which moves it. */
export function areaHandles(board: number, box: Box): LayoutHandle[] {
  const of = { name: "area", box, board, set: (area: Box) => ({ area }) };
  const { left, top, width, height } = box;
  const text = percents({ left, top });
  const places = { left, right: left + width, top, bottom: top + height };
  return [
    boxHandle(of, { id: "move", label: "Move the area", text, x: "both", y: "both" }),
    ...ENDS.flatMap((y) =>
      ENDS.map((x) => {
        const id = `${x}-${y}`;
        return boxHandle(of, { id, label: "Resize the area", text: "", isExtra: true, x, y });
      }),
    ),
    ...EDGES.map(({ side, ...ends }) => {
      const at = percents({ at: places[side] });
      return boxHandle(of, { id: side, label: `area: ${side} edge`, text: at, ...ends });
    }),
  ];
}

/** The middle of a slot, which moves it, and the corner that resizes it. */
export function slotHandles(board: number, slots: readonly Box[], slot: number): LayoutHandle[] {
  const box = slots[slot];
  if (!box) return [];
  const set = (next: Box) => ({ slots: slots.map((each, at) => (at === slot ? next : each)) });
  const of = { name: `slot-${String(slot)}`, box, board, set };
  const name = `slot ${String(slot + 1)}`;
  const { left, top, width, height } = box;
  const place = percents({ left, top });
  const size = percents({ width, height });
  return [
    boxHandle(of, { id: "move", label: `Move ${name}`, text: place, slot, x: "both", y: "both" }),
    boxHandle(of, { id: "resize", label: `Resize ${name}`, text: size, slot, x: "end", y: "end" }),
  ];
}
