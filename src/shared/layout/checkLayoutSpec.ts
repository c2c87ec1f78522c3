import type * as z from "zod/mini";
import { findNearest } from "../problem";
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  type LayoutSpace,
  type LayoutSpec,
} from "./layoutSpec";
import { ALIGNMENTS, DIRECTIONS, SCALINGS } from "./layoutValues";
import {
  LONGEST,
  LONGEST_LABEL,
  RANGES,
  layoutAttributesSchema,
  layoutSpaceSchema,
  layoutSpecSchema,
} from "./layoutSpecSchema";

const oneOf = (values: readonly string[]): string =>
  `one of ${values.map((value) => `"${value}"`).join(", ")}`;
const span = "a whole number, or { min, max } with at least one of them";
const vector = "a number, or { x, y }";
const box = "{ left, top, width, height } in %";

/** The values that the toolkit takes for each attribute, as worded in messages. */
const EXPECTED_ATTRIBUTE: Readonly<Record<AttributeName, string>> = {
  rows: span,
  columns: span,
  slots: `a list of boxes ${box}`,
  size: "{ width, height } in %",
  aspectRatio: "a number",
  scaling: oneOf(SCALINGS),
  gap: vector,
  offsetColumn: vector,
  offsetRow: vector,
  alignment: oneOf(ALIGNMENTS),
  direction: oneOf(DIRECTIONS),
  limit: "a whole number",
  maxOverlap: "a number",
  haphazardly: "a number",
  sticky: "true or false",
  margin: "a number, or { top, bottom, left, right }",
  area: box,
  showBoundingBox: "true, false, or a label",
};

/** The valid values for each key of a spec, as worded in messages. */
const EXPECTED_KEY: Readonly<Record<keyof LayoutSpec, string>> = {
  pieces: "a whole number",
  aspectRatio: "a number",
  board: "a number",
  space:
    '{ kind: "Stack" }, { kind: "SquareGrid", rows, columns } or { kind: "HexGrid", rows, columns, shape?, axes? }',
  taken: "a list of pieces, counted from 0",
  attributes: "the attributes of layout(), such as { rows: 2 }",
};

const fromTo = ([least, most]: readonly [number, number]): string =>
  `numbers from ${String(least)} to ${String(most)}`;

/** The numbers of an attribute or a key, if they are not counts. */
const RANGE_OF: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ...RANGES,
  slots: RANGES.place,
  area: RANGES.place,
  offsetColumn: RANGES.offset,
  offsetRow: RANGES.offset,
  margin: RANGES.side,
  aspectRatio: RANGES.ratio,
  space: RANGES.gridCount,
};

/** What the sandbox draws at a place of a spec: the ranges of numbers, lists and texts are its own. */
function describeRange(path: readonly PropertyKey[], issue: z.core.$ZodIssue): string {
  const [key, attribute] = path;
  const part = path.at(-1);
  const name = key === "attributes" ? attribute : key;
  if ("origin" in issue && issue.origin === "string")
    return `labels of up to ${String(LONGEST_LABEL)} characters`;
  if ("origin" in issue && issue.origin === "array")
    return `lists of ${String(RANGES.count[0])} to ${String(RANGES.count[1])}`;
  if (key === "taken") return `numbers from 0 to ${String(RANGES.count[1] - 1)}`;
  if (part === "width" || part === "height") return `numbers above 0 and up to ${String(LONGEST)}`;
  return fromTo(RANGE_OF[String(name)] ?? RANGES.count);
}
const SPEC_KEYS = Object.keys(layoutSpecSchema.shape);

function describeExpected([key, attribute]: readonly PropertyKey[]): string {
  const name = ATTRIBUTE_NAMES.find((known) => known === attribute);
  if (key === "attributes" && name !== undefined) return EXPECTED_ATTRIBUTE[name];
  const found = Object.entries(EXPECTED_KEY).find(([known]) => known === key);
  return found ? found[1] : `an object with ${SPEC_KEYS.join(", ")}`;
}

function describeUnknown(key: string, path: readonly PropertyKey[], unwritten = 0): string {
  const isAttribute = path[0] === "attributes";
  if (path.length > (isAttribute ? 1 : 0)) {
    return `unknown key "${key}" in "${path.slice(unwritten).join(".")}", which must be ${describeExpected(path)}.`;
  }
  const known: readonly string[] = isAttribute ? ATTRIBUTE_NAMES : SPEC_KEYS;
  const nearest = findNearest(key, known);
  const question = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  const valid = [...known].sort().join(", ");
  return `unknown ${isAttribute ? "attribute" : "key"} "${key}". Valid: ${valid}.${question}`;
}

/** A fault with the place of its innermost part: the one of a union whose form the value has. */
function innermost(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.find((faults) =>
    faults.every(({ code, path }) => path.length > 0 || code !== "invalid_type"),
  );
  if (!meant) return [issue];
  return meant.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

function describeValue(value: unknown): string {
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return text.slice(0, 80);
}

interface Fault {
  readonly issue: z.core.$ZodIssue;
  /** What was checked, of which the issue names a part. */
  readonly data: unknown;
  /** How many keys of the path a reader has not written. */
  readonly unwritten: number;
}

function describeFault({ issue, data, unwritten }: Fault): string[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => describeUnknown(key, path, unwritten));
  if (path.length === 0) return [`a layout must be ${describeExpected(path)}.`];
  const found = path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    data,
  );
  const nameOf = (keys: readonly PropertyKey[]): string => `"${keys.slice(unwritten).join(".")}"`;
  // The attribute or key that the message is about, even for a fault deeper inside.
  const depth = path[0] === "attributes" ? 2 : 1;
  const subject = path.length > depth ? nameOf(path.slice(0, depth)) : "it";
  const must = `${subject} must be ${describeExpected(path)}.`;
  if (found === undefined) return [`${nameOf(path)} is missing: ${must}`];
  const what = `${nameOf(path)} is ${describeValue(found)}`;
  if (issue.code === "too_small" || issue.code === "too_big")
    return [`${what}: the sandbox draws ${describeRange(path, issue)}.`];
  return [`${what}: ${must}`];
}

const describeIssue = (issue: z.core.$ZodIssue, data: unknown, unwritten = 0): string[] =>
  innermost(issue).flatMap((inner) => describeFault({ issue: inner, data, unwritten }));

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

/** What is wrong with the value of one attribute, and with which of its parts; `undefined` when it is valid. */
export function checkAttribute(name: AttributeName, value: unknown): string | undefined {
  const result = layoutAttributesSchema.shape[name].safeParse(value);
  if (result.success) return undefined;
  const data = { attributes: { [name]: value } };
  const faults = result.error.issues.map((issue): z.core.$ZodIssue => {
    return { ...issue, path: ["attributes", name, ...issue.path] };
  });
  return faults.flatMap((issue) => describeIssue(issue, data, 1)).join(" ");
}

/** The space of this kind and size; `undefined` when there is no such kind or size. */
export function checkSpace(size: object, kind: string): LayoutSpace | undefined {
  return layoutSpaceSchema.safeParse(kind === "Stack" ? { kind } : { ...size, kind }).data;
}
