import {
  formatValue,
  listAttributes,
  nameElement,
  type BoardState,
  type ElementState,
} from "./boardState";

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

function describe(element: ElementState, withheld: readonly string[]) {
  const values = listAttributes(element).filter(([key]) => withheld.includes(key));
  const words = values.map(([key, value]) => `${key} ${formatValue(value)}`);
  const plain = values.filter(([, value]) => typeof value !== "object");
  const short = [element.name ?? element.className, ...plain.map(([, value]) => String(value))];
  return {
    label: [nameElement(element), ...words].join(", "),
    short: [...new Set(short)].join(" "),
  };
}

/** Attributes that the engine knows and a seat has not received; the name only of what it has seen. */
function findWithheld(known: ElementState, seen: ElementState | undefined): string[] {
  const attributes = listAttributes(known).map(([key]) => key);
  if (!seen) return attributes;
  const all = known.name === undefined ? attributes : ["name", ...attributes];
  return all.filter((key) => seen[key] === undefined);
}

/** What is hidden of an element and all inside it; `seen` is what the seat has received of it. */
function compare(
  known: ElementState,
  seen: ElementState | undefined,
  branch: string,
): HiddenElement[] {
  const withheld = findWithheld(known, seen);
  const kind = seen ? "face" : "missing";
  const own = { branch, kind, ...describe(known, withheld) } as const;
  return [
    ...(seen && withheld.length === 0 ? [] : [own]),
    ...(known.children ?? []).flatMap((child, index) =>
      compare(child, seen?.children?.[index], `${branch}/${String(index)}`),
    ),
  ];
}

/**
 * What a seat cannot see, by the engine's board and the board that the seat has received. Both list
 * elements in the same order; where the view is blocked, the seat's board has no children. Removed
 * pieces are on no table and are left out.
 */
export function findHidden(engine: BoardState, seat: BoardState): HiddenElement[] {
  return compare(engine.game, seat.game, "0");
}
