import type * as z from "zod/mini";
import { findNearest } from "../problem";
import {
  ALIGNMENTS,
  ATTRIBUTE_NAMES,
  DIRECTIONS,
  SCALINGS,
  type AttributeName,
  type LayoutSpace,
  type LayoutSpec,
} from "./layoutSpec";
import { layoutAttributesSchema, layoutSpaceSchema, layoutSpecSchema } from "./layoutSpecSchema";

const oneOf = (values: readonly string[]): string =>
  `one of ${values.map((value) => `"${value}"`).join(", ")}`;
const count = "a whole number from 1 to 40";
const span = `${count}, or { min, max } with at least one of them`;
const offset = "a number from -300 to 300, or { x, y }";
const box = "{ left, top, width, height } in %, width and height above 0";

/** The valid values for each attribute, as worded in messages. */
const EXPECTED_ATTRIBUTE: Readonly<Record<AttributeName, string>> = {
  rows: span,
  columns: span,
  slots: `a list of 1 to 40 boxes ${box}`,
  size: "{ width, height } in %, both above 0",
  aspectRatio: "a number from 0.1 to 10",
  scaling: oneOf(SCALINGS),
  gap: "a number from 0 to 50, or { x, y }",
  offsetColumn: offset,
  offsetRow: offset,
  alignment: oneOf(ALIGNMENTS),
  direction: oneOf(DIRECTIONS),
  limit: count,
  maxOverlap: "a number from 0 to 100",
  haphazardly: "a number from 0 to 10",
  sticky: "true or false",
  margin: "a number from 0 to 45, or { top, bottom, left, right }",
  area: box,
  showBoundingBox: "true, false, or a label of up to 40 characters",
};

/** The valid values for each key of a spec, as worded in messages. */
const EXPECTED_KEY: Readonly<Record<keyof LayoutSpec, string>> = {
  pieces: count,
  aspectRatio: "a number from 0.1 to 10",
  board: "a number from 0.2 to 5",
  space:
    '{ kind: "Stack" }, { kind: "SquareGrid", rows, columns } or { kind: "HexGrid", rows, columns, shape?, axes? }, rows and columns from 1 to 6',
  taken: "a list of pieces, counted from 0",
  attributes: "the attributes of layout(), such as { rows: 2 }",
};
const SPEC_KEYS = Object.keys(layoutSpecSchema.shape);

function describeExpected([key, attribute]: readonly PropertyKey[]): string {
  const name = ATTRIBUTE_NAMES.find((known) => known === attribute);
  if (key === "attributes" && name !== undefined) return EXPECTED_ATTRIBUTE[name];
  const found = Object.entries(EXPECTED_KEY).find(([known]) => known === key);
  return found ? found[1] : `an object with ${SPEC_KEYS.join(", ")}`;
}

function describeUnknown(key: string, path: readonly PropertyKey[]): string {
  const isAttribute = path[0] === "attributes";
  if (path.length > (isAttribute ? 1 : 0)) {
    return `unknown key "${key}" in "${path.join(".")}", which must be ${describeExpected(path)}.`;
  }
  const known: readonly string[] = isAttribute ? ATTRIBUTE_NAMES : SPEC_KEYS;
  const nearest = findNearest(key, known);
  const question = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  const valid = [...known].sort().join(", ");
  return `unknown ${isAttribute ? "attribute" : "key"} "${key}". Valid: ${valid}.${question}`;
}

function describeIssue(issue: z.core.$ZodIssue, data: unknown): string[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => describeUnknown(key, path));
  if (path.length === 0) return [`a layout must be ${describeExpected(path)}.`];
  const found = path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    data,
  );
  const name = `"${path.join(".")}"`;
  // The attribute or key that the message is about, even for a fault deeper inside.
  const depth = path[0] === "attributes" ? 2 : 1;
  const subject = path.length > depth ? `"${path.slice(0, depth).join(".")}"` : "it";
  const must = `${subject} must be ${describeExpected(path)}.`;
  if (found === undefined) return [`${name} is missing: ${must}`];
  const text = typeof found === "number" ? String(found) : JSON.stringify(found);
  return [`${name} is ${text.slice(0, 80)}: ${must}`];
}

/** Checks data of any origin; a fault becomes an Error that names the key, the value and what is valid. */
export function checkLayoutSpec(data: unknown): LayoutSpec {
  const result = layoutSpecSchema.safeParse(data);
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) => describeIssue(issue, data));
  throw new Error(faults.join(" "));
}

/** The message for an attribute that the sandbox does not know, with the name it may have meant. */
export function describeUnknownAttribute(name: string): string {
  return describeUnknown(name, ["attributes"]);
}

/** What is wrong with the value of one attribute; `undefined` when it is valid. */
export function checkAttribute(name: AttributeName, value: unknown): string | undefined {
  if (layoutAttributesSchema.shape[name].safeParse(value).success) return undefined;
  const text = JSON.stringify(value).slice(0, 80);
  return `"${name}" is ${text}: it must be ${EXPECTED_ATTRIBUTE[name]}.`;
}

/** The space of this kind and size; `undefined` when there is no such kind or size. */
export function checkSpace(size: object, kind: string): LayoutSpace | undefined {
  return layoutSpaceSchema.safeParse(kind === "Stack" ? { kind } : { ...size, kind }).data;
}
