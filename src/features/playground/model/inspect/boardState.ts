import { cutReport } from "../play/protocol";

/** An element as the toolkit writes it: its class, its place among others, and its attributes. */
export interface ElementState {
  readonly className: string;
  readonly name?: string | undefined;
  readonly children?: readonly ElementState[] | undefined;
  readonly [attribute: string]: unknown;
}

/** The board of a state: the game itself with all that lies in it, and the removed pieces. */
export interface BoardState {
  readonly game: ElementState;
  readonly pile: readonly ElementState[];
}

/** Stops at the first that is none: a schema would list what is wrong with each of some 100,000. */
function isElement(value: unknown): value is ElementState {
  if (typeof value !== "object" || value === null) return false;
  const { className, name, children } = value as Partial<Record<string, unknown>>;
  if (typeof className !== "string" || !["string", "undefined"].includes(typeof name)) return false;
  return children === undefined || isElementList(children);
}

const isElementList = (value: unknown): value is readonly ElementState[] =>
  Array.isArray(value) && value.every(isElement);

/**
 * Reads the board of a state. A state comes from a frame in which readers' code runs, so it may
 * hold anything; `undefined` for what is no board.
 */
export function readBoard(state: unknown): BoardState | undefined {
  const board = (state as { readonly board?: unknown } | null | undefined)?.board;
  if (!isElementList(board)) return undefined;
  const [game, ...pile] = board;
  return game && { game, pile };
}

/** What the toolkit keeps for itself in an element's state. */
const INTERNAL = new Set(["className", "children", "order", "was", "name"]);

/** The attributes that a game's author knows: neither the toolkit's own nor the element's name. */
export function listAttributes(element: ElementState): (readonly [string, unknown])[] {
  return Object.entries(element).filter(
    ([key, value]) => !key.startsWith("_") && !INTERNAL.has(key) && value !== undefined,
  );
}

/** The seat of a reference to a player, such as `$p[2]`. */
export function seatOf(reference: string): number | undefined {
  const [, seat] = /^\$p\[(\d+)\]$/.exec(reference) ?? [];
  return seat === undefined ? undefined : Number(seat);
}

/** Longest value and name that are shown, in UTF-16 code units. */
const LONGEST = 200;

/** A value of a state, short and as a game's author would write it. */
export function formatValue(value: unknown): string {
  if (typeof value !== "string") return cutReport(JSON.stringify(value), LONGEST);
  const seat = seatOf(value);
  if (seat !== undefined) return `seat ${String(seat)}`;
  const short = cutReport(value, LONGEST);
  return /^\$(?:el|eid)\[.*\]$/.test(short) ? short : JSON.stringify(short);
}

/** An element in a few words: its class, and its name in quotes. */
export function nameElement({ className, name }: ElementState): string {
  const short = cutReport(className, LONGEST);
  return name === undefined ? short : `${short} “${cutReport(name, LONGEST)}”`;
}
