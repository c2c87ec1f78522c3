import type { LayoutAttributes } from "../../../../shared/layout/layoutSpec";

/** A point of the picture by which a reader changes an attribute. */
export interface LayoutHandle {
  /** Names it among its likes, such as `area-left`. */
  readonly id: string;
  /** What it changes, for those who do not see it. */
  readonly label: string;
  /** Its values, such as `left 10 %`. */
  readonly text: string;
  /** In units of the picture. */
  readonly x: number;
  readonly y: number;
  /** Along which axes it moves. */
  readonly axis: "x" | "y" | "both";
  /** How far it moves in the picture when its value grows by 1. */
  readonly unit: { readonly x: number; readonly y: number };
  /** Whether the pointer alone has it, because other handles together do the same. */
  readonly isExtra?: boolean;
  /** Which slot it belongs to. */
  readonly slot?: number;
  /** Its value where it has a single one. */
  readonly value?: { readonly now: number; readonly min: number; readonly max: number };
  /** The attributes after a move by these values; rounded to whole steps. */
  readonly move: (dx: number, dy: number, step: number) => LayoutAttributes;
}

/** A value within bounds; the lower one counts when they contradict each other. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));
/** Rounded to whole steps. */
export const snap = (value: number, step: number): number => Math.round(value / step) * step;
/** `left`, 10 → "left 10 %". */
export const percent = (name: string, value: number): string => `${name} ${String(value)} %`;
