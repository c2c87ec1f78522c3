import { ALIGNMENTS, DIRECTIONS, SCALINGS } from "../../../shared/layout/layoutValues";
import type { PartedName } from "./attributeParts";

/** Bounds of a number that a control sets. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** With a step of 1, only whole numbers are valid. */
  readonly step: number;
}

/** One number of an attribute. */
export interface FieldPart extends NumberRange {
  readonly key: string;
  readonly label: string;
  /** Value when the attribute is switched on. */
  readonly initial: number;
}

interface Field<Kind extends string, Name extends string> {
  readonly kind: Kind;
  readonly name: Name;
  /** What the attribute does, in a few words. */
  readonly hint: string;
}

/** A choice of words; the first is the toolkit's default. */
export interface ChoiceField extends Field<"choice", "alignment" | "direction" | "scaling"> {
  readonly options: readonly string[];
}

/** One number, or several that are set together. */
export interface PartsField extends Field<"parts", PartedName> {
  readonly parts: readonly FieldPart[];
}

/** A least and a greatest number, either of which can be left out. */
export type SpanField = Field<"span", "rows" | "columns">;

/** A list of boxes, each of which can be changed. */
export type SlotsField = Field<"slots", "slots">;

/** Yes or no, and for the outline a label if yes. */
export type ToggleField = Field<"toggle", "sticky"> | Field<"label", "showBoundingBox">;

/** How a control of the sandbox sets an attribute. */
export type SandboxField = ChoiceField | PartsField | SpanField | SlotsField | ToggleField;

type Numbers = readonly [min: number, max: number, initial: number];

const choice = (
  name: ChoiceField["name"],
  hint: string,
  options: readonly string[],
): ChoiceField => ({ kind: "choice", name, hint, options });

const parts = (name: PartedName, hint: string, list: readonly FieldPart[]): PartsField => ({
  kind: "parts",
  name,
  hint,
  parts: list,
});

/** Handles move in steps of a half, too. */
const part = (key: string, [min, max, initial]: Numbers, label = key, step = 0.5): FieldPart => {
  return { key, label, min, max, initial, step };
};

const number = (name: PartedName, hint: string, numbers: Numbers, step?: number): PartsField =>
  parts(name, hint, [part("value", numbers, hint, step)]);

const vector = (x: Numbers, y: Numbers) => [part("x", x, "across"), part("y", y, "down")];

/** The numbers of a box: an area or a slot. */
export const BOX_PARTS: readonly FieldPart[] = [
  part("left", [0, 95, 10]),
  part("top", [0, 95, 10]),
  part("width", [1, 100, 80]),
  part("height", [1, 100, 80]),
];

const GAP = vector([-30, 30, 3], [-30, 30, 3]);
const COLUMN = vector([-200, 200, 50], [-200, 200, 0]);
const ROW = vector([-200, 200, 0], [-200, 200, 50]);
const SIZE = [part("width", [1, 100, 12]), part("height", [1, 100, 25])];
const MARGIN = ["top", "bottom", "left", "right"].map((side) => part(side, [0, 40, 5]));

interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly SandboxField[];
}

/** The controls of the sandbox, by group; every attribute has one. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    legend: "Grid",
    fields: [
      { kind: "span", name: "rows", hint: "number of rows" },
      { kind: "span", name: "columns", hint: "number of columns" },
      choice("direction", "order of filling", DIRECTIONS),
      choice("alignment", "place when there is room to spare", ALIGNMENTS),
      number("limit", "most pieces shown", [1, 40, 3], 1),
      { kind: "toggle", name: "sticky", hint: "pieces keep their cells when others leave" },
    ],
  },
  {
    legend: "Spacing",
    fields: [
      parts("gap", "distance, % of the board", GAP),
      parts("offsetColumn", "step to the next column, % of a piece", COLUMN),
      parts("offsetRow", "step to the next row, % of a piece", ROW),
      number("haphazardly", "disorder", [0, 10, 1]),
    ],
  },
  {
    legend: "Size",
    fields: [
      choice("scaling", "how pieces fill the area", SCALINGS),
      number("maxOverlap", "with fill: most that may be covered, %", [0, 100, 50]),
      number("aspectRatio", "for pieces without a ratio of their own", [0.2, 4, 1], 0.1),
      parts("size", "fixed size, % of the space", SIZE),
    ],
  },
  {
    legend: "Area",
    fields: [
      parts("margin", "distance from the edges, % of the board", MARGIN),
      parts("area", "part of the space that is used, %", BOX_PARTS),
      { kind: "label", name: "showBoundingBox", hint: "outline of the area, for debugging" },
      { kind: "slots", name: "slots", hint: "one box per piece instead of a grid" },
    ],
  },
];
