import {
  checkAttribute,
  checkSpace,
  describeUnknownAttribute,
} from "../../../../shared/layout/checkLayoutSpec";
import {
  ATTRIBUTE_NAMES,
  isGrid,
  type LayoutAttributes,
  type LayoutSpace,
  type LayoutSpec,
} from "../../../../shared/layout/layoutSpec";
import { listTokens } from "./codeTokens";
import { findCalls, findObject, type CallArgument, type CodeCall } from "./findCalls";
import { toValue, type ReadFault } from "./readLiteral";

const MOST_CHARACTERS = 20_000;

/** What was read from pasted code. */
export interface ParsedLayoutCode {
  /** The layout with what could be read; absent when nothing could. */
  readonly spec?: LayoutSpec;
  /** What could not be read, each with line and column. */
  readonly problems: readonly string[];
  /** The names of the attributes that were read. */
  readonly attributes: readonly string[];
}

/** Where an index is, as editors count: from 1. */
function describePlace(code: string, start: number): string {
  const before = code.slice(0, start).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return `Line ${String(before.length)}, column ${String(column)}`;
}

interface ReadAttributes {
  readonly attributes: LayoutAttributes;
  readonly faults: readonly ReadFault[];
}

/** Takes the attributes that are valid. */
function readAttributes(
  { literal, faults }: CallArgument,
  space: LayoutSpace | undefined,
): ReadAttributes {
  const found: [string, unknown][] = [];
  const problems: ReadFault[] = [...faults];
  for (const { name, start, value } of literal.kind === "object" ? literal.fields : []) {
    const known = ATTRIBUTE_NAMES.find((candidate) => candidate === name);
    if (known === undefined) {
      problems.push({ start, message: describeUnknownAttribute(name) });
      continue;
    }
    const read = toValue(value);
    if (read === undefined) {
      // What made it unreadable is reported already, unless it was a sum of something else than numbers.
      if (value.kind === "unreadable" && !faults.some((fault) => fault.start >= start)) {
        problems.push({
          start,
          message: `the value of "${name}" can only be calculated from numbers.`,
        });
      }
      continue;
    }
    const message =
      isGrid(space) && /^(?:scaling|alignment)$/.test(name)
        ? `a ${space.kind} refuses "${name}".`
        : checkAttribute(known, read);
    if (message === undefined) found.push([known, read]);
    else problems.push({ start, message });
  }
  return { attributes: Object.fromEntries(found), faults: problems };
}

/** The space that `create(HexGrid, "board", { … })` makes. */
function readSpace(calls: readonly CodeCall[]): LayoutSpace | undefined {
  for (const { name, args } of calls) {
    const [type, , options] = args;
    if (name !== "create" || type?.word === undefined) continue;
    const fields = options?.literal.kind === "object" ? options.literal.fields : [];
    const size = new Map<string, unknown>([
      ["rows", 1],
      ["columns", 1],
    ]);
    for (const field of fields) {
      if (/^(?:rows|columns|shape|axes)$/.test(field.name))
        size.set(field.name, toValue(field.value));
    }
    const space = checkSpace(Object.fromEntries(size), type.word);
    if (space) return space;
  }
  return undefined;
}

/** The pieces' own ratio that `appearance({ aspectRatio })` declares. */
function readRatio(calls: readonly CodeCall[]): number | undefined {
  for (const { name, args } of calls) {
    const literal = args[0]?.literal;
    if (name !== "appearance" || literal?.kind !== "object") continue;
    const field = literal.fields.find((each) => each.name === "aspectRatio");
    const value = field && toValue(field.value);
    if (typeof value === "number" && checkAttribute("aspectRatio", value) === undefined)
      return value;
  }
  return undefined;
}

/** Whether the layout is that of a space with a layout of its own. */
function spaceOf(
  call: CodeCall | undefined,
  created: LayoutSpace | undefined,
  current: LayoutSpace | undefined,
): LayoutSpace | undefined {
  // A space that takes `layout` is none of those; without any call nothing is known about it.
  if (call?.name === "layout") return undefined;
  return created ?? current;
}

const NOTHING =
  "No layout was found. Paste a call such as hand.layout(Card, { rows: 1 }) or board.configureLayout({ … }), or only the object { rows: 1 }.";

function findLayout(code: string, calls: readonly CodeCall[]) {
  const layouts = calls.filter(({ name }) => name === "layout" || name === "configureLayout");
  const call = layouts.find(({ args }) => args.some(({ literal }) => literal.kind === "object"));
  const attributes = call
    ? call.args.find(({ literal }) => literal.kind === "object")
    : layouts.length === 0 && !calls.some(({ name }) => name === "appearance")
      ? findObject(listTokens(code))
      : layouts[0]?.args.at(-1);
  return { call, attributes, count: layouts.length };
}

/**
 * Reads `space.layout(Class, { … })`, `space.configureLayout({ … })` or a bare object from code
 * that a reader has pasted. Nothing is evaluated: only what is written out counts. What can be read
 * is kept, and the rest is reported with its place. Never throws.
 */
export function parseLayoutCode(code: string, current: LayoutSpec): ParsedLayoutCode {
  if (code.length > MOST_CHARACTERS) {
    const most = MOST_CHARACTERS.toLocaleString("en");
    return {
      problems: [`The code is longer than ${most} characters: paste only the call.`],
      attributes: [],
    };
  }
  const calls = findCalls(listTokens(code));
  const { call, attributes: argument, count } = findLayout(code, calls);
  if (!argument) return { problems: [NOTHING], attributes: [] };
  const space = spaceOf(call, readSpace(calls), current.space);
  const { attributes, faults } = readAttributes(argument, space);
  const sorted = [...faults].sort((a, b) => a.start - b.start);
  const problems = sorted.map(({ start, message }) => `${describePlace(code, start)}: ${message}`);
  if (count > 1) problems.push(`The code has ${String(count)} layouts; only the first was read.`);
  const names = Object.keys(attributes);
  if (names.length === 0 && faults.length > 0) return { problems, attributes: names };
  const aspectRatio = readRatio(calls) ?? current.aspectRatio;
  const spec: LayoutSpec = {
    pieces: current.pieces,
    ...(aspectRatio !== undefined && { aspectRatio }),
    board: current.board,
    ...(space && { space }),
    ...(current.taken && { taken: current.taken }),
    attributes,
  };
  return { spec, problems, attributes: names };
}
