import { fromParts, toParts } from "../attributeParts";
import { toFrameSize } from "../../../../shared/layout/layoutFigure";
import type { LayoutSpec } from "../../../../shared/layout/layoutSpec";
import { EDGES } from "./boxHandles";
import { clamp, snap, type LayoutHandle } from "./layoutHandle";

/** Distances of `margin`, in % of the board's longer side, which are the picture's units. */
export function marginHandles({ board, attributes }: LayoutSpec): LayoutHandle[] {
  const size = toFrameSize(board);
  const parts = toParts("margin", attributes.margin);
  const { left = 0, right = 0, top = 0, bottom = 0 } = parts;
  const [centerX, centerY] = [(left + size.x - right) / 2, (top + size.y - bottom) / 2];
  const places = {
    left: { x: left, y: centerY, axis: "x", sign: 1 },
    right: { x: size.x - right, y: centerY, axis: "x", sign: -1 },
    top: { x: centerX, y: top, axis: "y", sign: 1 },
    bottom: { x: centerX, y: size.y - bottom, axis: "y", sign: -1 },
  } as const;
  return EDGES.map(({ side }) => {
    const { sign, axis, x, y } = places[side];
    const now = parts[side] ?? 0;
    return {
      id: `margin-${side}`,
      label: `margin: ${side}`,
      text: `${String(now)} %`,
      x,
      y,
      axis,
      // A right or bottom margin grows to the left or upwards; arrow keys move the edge.
      unit: { x: 1, y: 1 },
      value: { now, min: 0, max: 40 },
      move: (dx, dy, step) => {
        const by = sign * (axis === "x" ? dx : dy);
        return fromParts("margin", { ...parts, [side]: clamp(snap(now + by, step), 0, 40) });
      },
    };
  });
}
