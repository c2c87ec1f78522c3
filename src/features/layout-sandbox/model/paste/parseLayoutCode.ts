import {
  checkAttribute,
  checkSpace,
  describeUnknownAttribute,
} from "../../../../shared/layout/checkLayoutSpec";
import {
  ATTRIBUTE_NAMES,
  GRID_REFUSES,
  isGrid,
  type LayoutAttributes,
  type LayoutSpace,
  type LayoutSpec,
} from "../../../../shared/layout/layoutSpec";
import { listTokens, type CodeToken } from "./codeTokens";
import { findCalls, findObject, type CallArgument, type CodeCall } from "./findCalls";
import { toValue, type Literal, type LiteralField, type ReadFault } from "./readLiteral";

const MOST_CHARACTERS = 20_000;

const NOTHING =
  "No layout was found. Paste a call such as hand.layout(Card, { rows: 1 }) or board.configureLayout({ … }), or only the object { rows: 1 }.";

/** What was read from pasted code. */
export interface ParsedLayoutCode {
  /** The layout with the attributes that could be read; absent when nothing could. */
  readonly spec?: LayoutSpec;
  /** What could not be read, each with line and column. */
  readonly problems: readonly string[];
}

const fieldsOf = (literal: Literal | undefined): readonly LiteralField[] =>
  literal?.kind === "object" ? literal.fields : [];

/** The fault with its place, as editors count: from 1. */
function describeFault(code: string, { start, message }: ReadFault): string {
  const before = code.slice(0, start).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return `Line ${String(before.length)}, column ${String(column)}: ${message}`;
}

/** Takes the attributes that are valid. */
function readAttributes({ literal, faults }: CallArgument, space: LayoutSpace | undefined) {
  const found: [string, unknown][] = [];
  const problems: ReadFault[] = [...faults];
  for (const { name, start, value } of fieldsOf(literal)) {
    const read = toValue(value);
    const known = ATTRIBUTE_NAMES.find((candidate) => candidate === name);
    let message: string | undefined;
    if (known === undefined) message = describeUnknownAttribute(name);
    else if (read !== undefined && isGrid(space) && GRID_REFUSES.includes(known))
      message = `a ${space.kind} refuses "${name}".`;
    else if (read !== undefined) message = checkAttribute(known, read);
    // What made it unreadable is reported already, unless it was a sum of something else than numbers.
    else if (value.kind === "unreadable" && !faults.some((fault) => fault.start >= start))
      message = `the value of "${name}" can only be calculated from numbers.`;
    if (message !== undefined) problems.push({ start, message });
    else if (read !== undefined) found.push([name, read]);
  }
  const attributes: LayoutAttributes = Object.fromEntries(found);
  return { attributes, faults: problems.sort((a, b) => a.start - b.start) };
}

/** The space that `create(HexGrid, "board", { … })` makes. */
function readSpace(calls: readonly CodeCall[]): LayoutSpace | undefined {
  for (const { name, args } of calls) {
    const [type, , options] = args;
    if (name !== "create" || type?.word === undefined) continue;
    const size = fieldsOf(options?.literal)
      .filter((field) => /^(?:rows|columns|shape|axes)$/.test(field.name))
      .map((field) => [field.name, toValue(field.value)] as const);
    const space = checkSpace({ rows: 1, columns: 1, ...Object.fromEntries(size) }, type.word);
    if (space) return space;
  }
  return undefined;
}

/** The pieces' own ratio that `appearance({ aspectRatio })` declares. */
function readRatio(calls: readonly CodeCall[]): number | undefined {
  const ratios = calls
    .filter(({ name }) => name === "appearance")
    .map(({ args }) => fieldsOf(args[0]?.literal).find(({ name }) => name === "aspectRatio"))
    .map((field) => field && toValue(field.value));
  return ratios.find(
    (value): value is number =>
      typeof value === "number" && checkAttribute("aspectRatio", value) === undefined,
  );
}

function findLayout(tokens: readonly CodeToken[], calls: readonly CodeCall[]) {
  const layouts = calls.filter(({ name }) => name === "layout" || name === "configureLayout");
  const call = layouts.find(({ args }) => args.some(({ literal }) => literal.kind === "object"));
  const attributes = call
    ? call.args.find(({ literal }) => literal.kind === "object")
    : layouts.length === 0 && !calls.some(({ name }) => name === "appearance")
      ? findObject(tokens)
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
    return { problems: [`The code is longer than ${most} characters: paste only the call.`] };
  }
  const tokens = listTokens(code);
  const calls = findCalls(tokens);
  const { call, attributes: argument, count } = findLayout(tokens, calls);
  if (!argument) return { problems: [NOTHING] };
  // A space that takes `layout` has no layout of its own; without any call nothing is known about it.
  const space = call?.name === "layout" ? undefined : (readSpace(calls) ?? current.space);
  const { attributes, faults } = readAttributes(argument, space);
  const problems = faults.map((fault) => describeFault(code, fault));
  if (count > 1) problems.push(`The code has ${String(count)} layouts; only the first was read.`);
  if (Object.keys(attributes).length === 0 && faults.length > 0) return { problems };
  const aspectRatio = readRatio(calls) ?? current.aspectRatio;
  const spec: LayoutSpec = {
    pieces: current.pieces,
    ...(aspectRatio !== undefined && { aspectRatio }),
    board: current.board,
    ...(space && { space }),
    ...(current.taken && { taken: current.taken }),
    attributes,
  };
  return { spec, problems };
}
