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
import { NESTED_SIGNS } from "../../../../shared/nestedSigns";
import {
  findCalls,
  findObject,
  parseModule,
  textOf,
  type CodeCall,
  type CodeNode,
  type CodeTree,
} from "./findCalls";
import { LiteralReader, type ReadFault } from "./readLiteral";

/** As long as the looks of a game, in UTF-16 code units. */
const MOST_CHARACTERS = 20_000;
/** How long the parser may take, in ms. */
const DEADLINE = 250;
/** Problems that are listed. */
const MOST_PROBLEMS = 20;

const TOO_SLOW =
  "The code takes too long to read: it is nested deeply or could mean several things. Paste only the call.";
const NOTHING =
  "No layout was found. Paste a call such as hand.layout(Card, { rows: 1 }) or board.configureLayout({ … }), or only the object { rows: 1 }.";

/** What was read from pasted code. */
export interface ParsedLayoutCode {
  /** The layout with the attributes that could be read; absent when nothing could. */
  readonly spec?: LayoutSpec;
  /** What could not be read, each with line and column. */
  readonly problems: readonly string[];
}

/** The fault with its place, as editors count: from 1. */
function describeFault(code: string, { start, message }: ReadFault): string {
  const before = code.slice(0, start).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return `Line ${String(before.length)}, column ${String(column)}: ${message}`;
}

function describeFaults(code: string, faults: readonly ReadFault[]): string[] {
  const problems = faults.slice(0, MOST_PROBLEMS).map((fault) => describeFault(code, fault));
  const more = faults.length - problems.length;
  return more > 0 ? [...problems, `${String(more)} more problems follow.`] : problems;
}

/** Takes the attributes that are valid. */
function readAttributes(code: string, argument: CodeNode, space: LayoutSpace | undefined) {
  const reader = new LiteralReader(code);
  const found: [string, unknown][] = [];
  const problems: ReadFault[] = [];
  for (const { name, start, value } of reader.readFields(argument)) {
    const known = ATTRIBUTE_NAMES.find((candidate) => candidate === name);
    let message: string | undefined;
    if (known === undefined) message = describeUnknownAttribute(name);
    else if (value === undefined) continue;
    else if (isGrid(space) && GRID_REFUSES.includes(known))
      message = `a ${space.kind} refuses "${name}".`;
    else if (Number.isNaN(value))
      message = `the value of "${name}" can only be calculated from numbers.`;
    else message = checkAttribute(known, value);
    if (message !== undefined) problems.push({ start, message });
    else found.push([name, value]);
  }
  reader.checkSyntax(argument);
  const attributes: LayoutAttributes = Object.fromEntries(found);
  const faults = [...reader.faults, ...problems].sort((a, b) => a.start - b.start);
  return { attributes, faults };
}

/** The space that `create(HexGrid, "board", { … })` makes. */
function readSpace(code: string, calls: readonly CodeCall[]): LayoutSpace | undefined {
  for (const { name, args } of calls) {
    const [type, , options] = args;
    if (name !== "create" || !type) continue;
    const fields = options ? new LiteralReader(code).readFields(options) : [];
    const size = fields
      .filter((field) => /^(?:rows|columns|shape|axes)$/.test(field.name))
      .map((field) => [field.name, field.value] as const);
    const space = checkSpace(
      { rows: 1, columns: 1, ...Object.fromEntries(size) },
      textOf(code, type),
    );
    if (space) return space;
  }
  return undefined;
}

/** The pieces' own ratio that `appearance({ aspectRatio })` declares. */
function readRatio(code: string, calls: readonly CodeCall[]): number | undefined {
  return calls
    .filter(({ name }) => name === "appearance")
    .flatMap(({ args }) => args.slice(0, 1))
    .flatMap((options) => new LiteralReader(code).readFields(options))
    .filter(({ name }) => name === "aspectRatio")
    .map(({ value }) => value)
    .find(
      (value): value is number =>
        typeof value === "number" && checkAttribute("aspectRatio", value) === undefined,
    );
}

const isObject = ({ name }: CodeNode): boolean => name === "ObjectExpression";

function findLayout(
  code: string,
  tree: CodeTree,
  calls: readonly CodeCall[],
  hasTime: () => boolean,
) {
  const layouts = calls.filter(({ name }) => name === "layout" || name === "configureLayout");
  const call = layouts.find(({ args }) => args.some(isObject));
  const attributes = call
    ? call.args.find(isObject)
    : layouts.length === 0 && !calls.some(({ name }) => name === "appearance")
      ? findObject(code, tree, hasTime)
      : layouts[0]?.args.at(-1);
  return { call, attributes, count: layouts.length };
}

/** Why code is not read at all; `undefined` when it is. */
function refuseAtOnce(code: string): string | undefined {
  const most = MOST_CHARACTERS.toLocaleString("en");
  if (code.length > MOST_CHARACTERS)
    return `The code is longer than ${most} characters: paste only the call.`;
  return NESTED_SIGNS.test(code) ? TOO_SLOW : undefined;
}

/**
 * Reads `space.layout(Class, { … })`, `space.configureLayout({ … })` or a bare object from code
 * that a reader has pasted. Nothing is evaluated: only what is written out counts. What can be read
 * is kept, and the rest is reported with its place. Never throws, and gives up after `DEADLINE`.
 *
 * @param clock the time in ms
 */
export function parseLayoutCode(
  code: string,
  current: LayoutSpec,
  clock = (): number => performance.now(),
): ParsedLayoutCode {
  const refusal = refuseAtOnce(code);
  if (refusal !== undefined) return { problems: [refusal] };
  const end = clock() + DEADLINE;
  const hasTime = (): boolean => clock() < end;
  const tree = parseModule(code, hasTime);
  if (!tree) return { problems: [TOO_SLOW] };
  const calls = findCalls(code, tree);
  const { call, attributes: argument, count } = findLayout(code, tree, calls, hasTime);
  if (!argument) return { problems: [hasTime() ? NOTHING : TOO_SLOW] };
  // A space that takes `layout` has no layout of its own; without any call nothing is known about it.
  const space = call?.name === "layout" ? undefined : (readSpace(code, calls) ?? current.space);
  const { attributes, faults } = readAttributes(code, argument, space);
  const problems = describeFaults(code, faults);
  if (count > 1) problems.push(`The code has ${String(count)} layouts; only the first was read.`);
  if (Object.keys(attributes).length === 0 && faults.length > 0) return { problems };
  const aspectRatio = readRatio(code, calls) ?? current.aspectRatio;
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
