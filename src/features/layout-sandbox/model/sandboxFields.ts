import type { PartedName } from "./attributeParts";
import {
  ALIGNMENTS,
  DIRECTIONS,
  SCALINGS,
  type Box,
  type LayoutAttributes,
} from "../../../shared/layout/layoutSpec";

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

interface Field<Kind extends string, Name extends keyof LayoutAttributes> {
  readonly kind: Kind;
  readonly name: Name;
  /** What the attribute does, in a few words. */
  readonly hint: string;
}

/** A choice of words; the first is the toolkit's default. */
export interface ChoiceField extends Field<"choice", "alignment" | "direction" | "scaling"> {
  readonly options: readonly string[];
}

/** One number that can be left out. */
export interface NumberField
  extends Field<"number", "limit" | "maxOverlap" | "haphazardly" | "aspectRatio">, NumberRange {
  readonly initial: number;
}

/** Several numbers that are set together. */
export interface PartsField extends Field<"parts", PartedName> {
  readonly parts: readonly FieldPart[];
}

/** A least and a greatest number, either of which can be left out. */
export type SpanField = Field<"span", "rows" | "columns">;

/** A list of boxes, each of which can be changed. */
export type SlotsField = Field<"slots", "slots">;

/** Yes or no. */
export type ToggleField = Field<"toggle", "sticky">;

/** Yes or no, and a label if yes. */
export type LabelField = Field<"label", "showBoundingBox">;

/** How a control of the sandbox sets an attribute. */
export type SandboxField =
  ChoiceField | NumberField | PartsField | SpanField | SlotsField | ToggleField | LabelField;

const range = ([min, max]: readonly [number, number], initial: number, step = 1) => ({
  min,
  max,
  step,
  initial,
});

/** Handles move in steps of a half, too. */
const part = (
  key: string,
  label: string,
  [min, max, initial]: readonly [number, number, number],
): FieldPart => ({ key, label, min, max, step: 0.5, initial });

/** The numbers of a box, such as an area or a slot. */
const BOX_PARTS: readonly FieldPart[] = [
  part("left", "left", [0, 95, 10]),
  part("top", "top", [0, 95, 10]),
  part("width", "width", [1, 100, 80]),
  part("height", "height", [1, 100, 80]),
];

/** The numbers of a slot. */
export const SLOT_PARTS = BOX_PARTS;

const vector = (x: FieldPart["initial"], y: FieldPart["initial"], [min, max]: [number, number]) => [
  part("x", "across", [min, max, x]),
  part("y", "down", [min, max, y]),
];

/** The controls of the sandbox, by group; every attribute has one. */
export const FIELD_GROUPS: readonly {
  readonly legend: string;
  readonly fields: readonly SandboxField[];
}[] = [
  {
    legend: "Grid",
    fields: [
      { kind: "span", name: "rows", hint: "number of rows" },
      { kind: "span", name: "columns", hint: "number of columns" },
      { kind: "choice", name: "direction", hint: "order of filling", options: DIRECTIONS },
      {
        kind: "choice",
        name: "alignment",
        hint: "place when there is room to spare",
        options: ALIGNMENTS,
      },
      {
        kind: "number",
        name: "limit",
        hint: "most pieces shown",
        ...range([1, 40], 3),
      },
      { kind: "toggle", name: "sticky", hint: "pieces keep their cells when others leave" },
    ],
  },
  {
    legend: "Spacing",
    fields: [
      {
        kind: "parts",
        name: "gap",
        hint: "distance, % of the board",
        parts: vector(3, 3, [0, 30]),
      },
      {
        kind: "parts",
        name: "offsetColumn",
        hint: "step to the next column, % of a piece",
        parts: vector(50, 0, [-200, 200]),
      },
      {
        kind: "parts",
        name: "offsetRow",
        hint: "step to the next row, % of a piece",
        parts: vector(0, 50, [-200, 200]),
      },
      {
        kind: "number",
        name: "haphazardly",
        hint: "disorder",
        ...range([0, 10], 1, 0.5),
      },
    ],
  },
  {
    legend: "Size",
    fields: [
      { kind: "choice", name: "scaling", hint: "how pieces fill the area", options: SCALINGS },
      {
        kind: "number",
        name: "maxOverlap",
        hint: "with fill: most that may be covered, %",
        ...range([0, 100], 50, 0.5),
      },
      {
        kind: "number",
        name: "aspectRatio",
        hint: "for pieces without a ratio of their own",
        ...range([0.2, 4], 1, 0.1),
      },
      {
        kind: "parts",
        name: "size",
        hint: "fixed size, % of the space",
        parts: [part("width", "width", [1, 100, 12]), part("height", "height", [1, 100, 25])],
      },
    ],
  },
  {
    legend: "Area",
    fields: [
      {
        kind: "parts",
        name: "margin",
        hint: "distance from the edges, % of the board",
        parts: [
          part("top", "top", [0, 40, 5]),
          part("bottom", "bottom", [0, 40, 5]),
          part("left", "left", [0, 40, 5]),
          part("right", "right", [0, 40, 5]),
        ],
      },
      {
        kind: "parts",
        name: "area",
        hint: "part of the space that is used, %",
        parts: BOX_PARTS,
      },
      { kind: "label", name: "showBoundingBox", hint: "outline of the area, for debugging" },
      { kind: "slots", name: "slots", hint: "one box per piece instead of a grid" },
    ],
  },
];

const slot = (left: number, top: number): Box => ({ left, top, width: 20, height: 44 });

/** Sets of slots a reader can choose. */
export const SLOT_SETS: readonly {
  readonly id: string;
  readonly label: string;
  readonly slots: readonly Box[];
}[] = [
  { id: "pair", label: "2, left and right", slots: [slot(15, 28), slot(65, 28)] },
  {
    id: "cross",
    label: "4, crosswise",
    slots: [slot(40, 4), slot(8, 28), slot(72, 28), slot(40, 52)],
  },
  {
    id: "stairs",
    label: "4, stairs",
    slots: [slot(4, 2), slot(28, 20), slot(52, 38), slot(76, 54)],
  },
];

/** The control of an attribute. */
export function findField(name: string): SandboxField | undefined {
  return FIELD_GROUPS.flatMap(({ fields }) => fields).find((field) => field.name === name);
}
