import type { LayoutAttributes } from "../../../../shared/layout/layoutSpec";

/** A value that a handle moves along one axis. */
export interface HandleValue {
  readonly now: number;
  readonly min: number;
  readonly max: number;
  /** -1 when it grows to the left or upwards. */
  readonly sign?: -1;
}

interface HandlePlace {
  /** Such as `area-left`. */
  readonly id: string;
  /** What it changes, for those who do not see it. */
  readonly label: string;
  /** Its values, such as `left 10%`. */
  readonly text: string;
  /** In units of the picture. */
  readonly x: number;
  readonly y: number;
  /** How far it moves in the picture when its value grows by 1. */
  readonly unit: { readonly x: number; readonly y: number };
  /** Whether the pointer alone has it, because other handles together do the same. */
  readonly isExtra?: boolean;
  /** Which slot it belongs to. */
  readonly slot?: number;
}

/** A point of the picture by which a reader changes an attribute. */
export interface LayoutHandle extends HandlePlace {
  /** Along which axes it moves. */
  readonly axis: "x" | "y" | "both";
  /** Its value where it has a single one. */
  readonly value?: HandleValue | undefined;
  /** The attributes after a move by these values; rounded to whole steps. */
  readonly move: (dx: number, dy: number, step: number) => LayoutAttributes;
}

interface HandleSource extends HandlePlace {
  /** What it moves along each axis. */
  readonly along: { readonly x?: HandleValue | undefined; readonly y?: HandleValue | undefined };
  /** The attributes with these values, of which those that stay as they are are left out. */
  readonly set: (x: number | undefined, y: number | undefined) => LayoutAttributes;
}

/** A value after a move: in whole steps and within bounds, of which the lower one counts more. */
function moveValue(value: HandleValue | undefined, by: number, step: number): number | undefined {
  if (!value || by === 0) return undefined;
  const { now, min, max, sign = 1 } = value;
  const snapped = Math.round((now + sign * by) / step) * step;
  return Math.max(min, Math.min(snapped, max));
}

/** A handle that moves a value along an axis, or one along each. */
export function toHandle({ along: { x, y }, set, ...place }: HandleSource): LayoutHandle {
  return {
    ...place,
    axis: x && y ? "both" : x ? "x" : "y",
    value: x && y ? undefined : (x ?? y),
    move: (dx, dy, step) => set(moveValue(x, dx, step), moveValue(y, dy, step)),
  };
}

/** `{ left: 10, top: 5 }` → "left 10%, top 5%". */
export const percents = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${String(value)}%`)
    .join(", ");
