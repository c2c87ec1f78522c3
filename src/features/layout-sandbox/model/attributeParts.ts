import type { LayoutAttributes } from "../../../shared/layout/layoutSpec";

/** Attributes that are one number, whose part is `value`. */
type NumberName = "limit" | "maxOverlap" | "haphazardly" | "aspectRatio";

/** Attributes that controls set number by number. */
export type PartedName =
  | "size"
  | "gap"
  | "offsetColumn"
  | "offsetRow"
  | "margin"
  | "area"
  | "rows"
  | "columns"
  | NumberName;

/** The numbers of an attribute, by the name of the part. */
export type AttributeParts = Readonly<Record<string, number | undefined>>;

interface Vector {
  readonly x: number;
  readonly y: number;
}

const toValue = (value: number): AttributeParts => ({ value });

/** What a lone number means, by attribute. */
const EXPAND: Readonly<Record<PartedName, (value: number) => AttributeParts>> = {
  rows: (value) => ({ min: value, max: value }),
  columns: (value) => ({ min: value, max: value }),
  size: (value) => ({ width: value, height: value }),
  area: () => ({}),
  gap: (value) => ({ x: value, y: value }),
  offsetColumn: (value) => ({ x: value, y: 0 }),
  offsetRow: (value) => ({ x: 0, y: value }),
  margin: (value) => ({ top: value, bottom: value, left: value, right: value }),
  limit: toValue,
  maxOverlap: toValue,
  haphazardly: toValue,
  aspectRatio: toValue,
};

/** Splits the value of an attribute into its numbers: `gap: 3` → `{ x: 3, y: 3 }`. */
export function toParts(name: PartedName, value: LayoutAttributes[PartedName]): AttributeParts {
  if (value === undefined) return {};
  return typeof value === "number" ? EXPAND[name](value) : { ...value };
}

function toVector({ x = 0, y = 0 }: AttributeParts): Vector {
  return { x, y };
}

function toSpan({ min, max }: AttributeParts): LayoutAttributes["rows"] {
  if (min !== undefined && min === max) return min;
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/**
 * Step between columns or rows: a number when it runs along the axis. Zero stays a vector, because
 * the toolkit takes `offsetColumn: 0` for none.
 */
function toOffset(parts: AttributeParts, along: "x" | "y"): number | Vector {
  const vector = toVector(parts);
  const across = along === "x" ? "y" : "x";
  return vector[across] === 0 && vector[along] !== 0 ? vector[along] : vector;
}

function toMargin({ top = 0, bottom = 0, left = 0, right = 0 }: AttributeParts) {
  const isEven = top === bottom && top === left && top === right;
  return isEven ? top : { top, bottom, left, right };
}

/** Joins numbers into the shortest value that means the same: `{ x: 3, y: 3 }` → `gap: 3`. */
export function fromParts(name: PartedName, parts: AttributeParts): LayoutAttributes {
  const { left = 0, top = 0, width = 100, height = 100 } = parts;
  switch (name) {
    case "rows":
      return { rows: toSpan(parts) };
    case "columns":
      return { columns: toSpan(parts) };
    case "size":
      return { size: { width, height } };
    case "area":
      return { area: { left, top, width, height } };
    case "gap": {
      const gap = toVector(parts);
      return { gap: gap.x === gap.y ? gap.x : gap };
    }
    case "offsetColumn":
      return { offsetColumn: toOffset(parts, "x") };
    case "offsetRow":
      return { offsetRow: toOffset(parts, "y") };
    case "margin":
      return { margin: toMargin(parts) };
    default:
      return { [name]: parts["value"] };
  }
}
