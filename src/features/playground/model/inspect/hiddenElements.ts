import {
  formatValue,
  listAttributes,
  nameElement,
  type BoardState,
  type ElementState,
} from "./boardState";
import { cutReport } from "../play/protocol";

/** An element of which a seat does not receive everything. */
export interface HiddenElement {
  /** Its place in the engine's tree. */
  readonly branch: string;
  /** `face` is there without what is on it; `missing` is not there at all. */
  readonly kind: "face" | "missing";
  /** What it is, as the engine knows: class, name and the attributes that are kept from the seat. */
  readonly label: string;
  /** The same in the fewest words, for a mark on the board: `acorns 4`. */
  readonly short: string;
}

/** Elements that are found; on a board with more, their marks would cover everything. */
export const MOST_HIDDEN = 1000;
/** Longest label, in UTF-16 code units, and attributes that are named in it. */
const LONGEST_LABEL = 200;
const MOST_NAMED = 20;

function describe(element: ElementState, withheld: readonly string[]) {
  const names = new Set(withheld);
  const values = listAttributes(element)
    .filter(([key]) => names.has(key))
    .slice(0, MOST_NAMED);
  const words = values.map(([key, value]) => `${key} ${formatValue(value)}`);
  const plain = values.filter(([, value]) => typeof value !== "object");
  const short = [element.name ?? element.className, ...plain.map(([, value]) => String(value))];
  return {
    label: cutReport([nameElement(element), ...words].join(", "), LONGEST_LABEL),
    short: cutReport([...new Set(short)].join(" "), LONGEST_LABEL),
  };
}

/** Attributes that the engine knows and a seat has not received; the name only of what it has seen. */
function findWithheld(known: ElementState, seen: ElementState | undefined): string[] {
  const attributes = listAttributes(known).map(([key]) => key);
  if (!seen) return attributes;
  const all = known.name === undefined ? attributes : ["name", ...attributes];
  return all.filter((key) => seen[key] === undefined);
}

/** Adds what is hidden of an element and all inside it; `seen` is what the seat has received of it. */
function compare(
  known: ElementState,
  seen: ElementState | undefined,
  branch: string,
  hidden: HiddenElement[],
): void {
  if (hidden.length >= MOST_HIDDEN) return;
  const withheld = findWithheld(known, seen);
  const kind = seen ? "face" : "missing";
  if (!seen || withheld.length > 0) hidden.push({ branch, kind, ...describe(known, withheld) });
  (known.children ?? []).forEach((child, index) =>
    compare(child, seen?.children?.[index], `${branch}/${String(index)}`, hidden),
  );
}

/**
 * What a seat cannot see, by the engine's board and the board that the seat has received. Both list
 * elements in the same order; where the view is blocked, the seat's board has no children. Removed
 * pieces are on no table and are left out. The list ends at `MOST_HIDDEN`.
 */
export function findHidden(engine: BoardState, seat: BoardState): HiddenElement[] {
  const hidden: HiddenElement[] = [];
  compare(engine.game, seat.game, "0", hidden);
  return hidden;
}
