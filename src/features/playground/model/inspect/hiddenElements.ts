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
  /** The place where a seat's board can show something of it: its own, or that of a container. */
  readonly shownAt: string;
  /** `face` is there without what is on it; `missing` is not there at all. */
  readonly kind: "face" | "missing";
  /** What it is, as the engine knows: class, name and the attributes that are kept from the seat. */
  readonly label: string;
  /** The same in the fewest words, for a mark on the board: `acorns 4`. */
  readonly short: string;
  /** The attributes that are kept from the seat; `name` may be among them. */
  readonly withheld: readonly string[];
}

/** Attributes as a reader would say them: `suit "acorns", value 4`. */
function describe(element: ElementState, withheld: readonly string[]): string {
  const values = listAttributes(element)
    .filter(([key]) => withheld.includes(key))
    .map(([key, value]) => `${key} ${formatValue(value)}`);
  return [nameElement(element), ...values].join(", ");
}

/** The name and the withheld values, each once. */
function abbreviate(element: ElementState, withheld: readonly string[]): string {
  const values = listAttributes(element)
    .filter(([key, value]) => withheld.includes(key) && typeof value !== "object")
    .map(([, value]) => String(value));
  return [...new Set([element.name ?? element.className, ...values])].join(" ");
}

/** Name and attributes that the engine knows and a seat has not received. */
function findWithheld(known: ElementState, seen: ElementState): string[] {
  const names = listAttributes(known).map(([key]) => key);
  const all = known.name === undefined ? names : ["name", ...names];
  return all.filter((key) => seen[key] === undefined);
}

function listMissing(known: ElementState, branch: string, shownAt: string): HiddenElement[] {
  const withheld = listAttributes(known).map(([key]) => key);
  return [
    {
      branch,
      shownAt,
      kind: "missing",
      label: describe(known, withheld),
      short: abbreviate(known, withheld),
      withheld,
    },
    ...(known.children ?? []).flatMap((child, index) =>
      listMissing(child, `${branch}/${String(index)}`, shownAt),
    ),
  ];
}

function compare(known: ElementState, seen: ElementState, branch: string): HiddenElement[] {
  const withheld = findWithheld(known, seen);
  const label = describe(known, withheld);
  const short = abbreviate(known, withheld);
  const own: HiddenElement[] =
    withheld.length === 0
      ? []
      : [{ branch, shownAt: branch, kind: "face", label, short, withheld }];
  return [
    ...own,
    ...(known.children ?? []).flatMap((child, index) => {
      const place = `${branch}/${String(index)}`;
      const counterpart = seen.children?.[index];
      return counterpart ? compare(child, counterpart, place) : listMissing(child, place, branch);
    }),
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
