import type { Box } from "../../../../shared/layout/layoutSpec";
import { clamp, snap } from "./layoutHandle";

/** Which end of a rectangle a handle moves along one axis. */
export type End = "start" | "end" | "both";

/** Least width and height of a rectangle that is drawn by hand, in %. */
export const LEAST = 2;

/** Moves an end of a range within 0 to 100; one that was outside may stay where it was. */
function moveEnd(
  [start, length]: readonly [number, number],
  end: End | undefined,
  by: number,
  step: number,
): readonly [number, number] {
  if (end === undefined || by === 0) return [start, length];
  const stop = start + length;
  if (end === "both")
    return [clamp(snap(start + by, step), Math.min(0, start), 100 - length), length];
  if (end === "end") {
    const next = clamp(snap(stop + by, step), start + LEAST, Math.max(100, stop));
    return [start, next - start];
  }
  const next = clamp(snap(start + by, step), Math.min(0, start), stop - LEAST);
  return [next, stop - next];
}

/** A rectangle after its ends have been moved; kept within the space. */
export function moveBox(
  { left, top, width, height }: Box,
  ends: { readonly x?: End; readonly y?: End },
  [dx, dy]: readonly [number, number],
  step: number,
): Box {
  const [newLeft, newWidth] = moveEnd([left, width], ends.x, dx, step);
  const [newTop, newHeight] = moveEnd([top, height], ends.y, dy, step);
  return { left: newLeft, top: newTop, width: newWidth, height: newHeight };
}
