import type { PlayMark } from "../../features/playground/model/play/protocol";

/** A rectangle in a seat's frame, in px. */
export interface PlacedMark extends Readonly<
  Pick<DOMRect, "left" | "top" | "width" | "height"> & Pick<PlayMark, "kind">
> {
  readonly labels: readonly string[];
}

/** How far apart the centers of two marks may be, as a fraction of their size, to be drawn as one. */
const NEAR = 0.3;

/** Marks narrower than this, in px, have no room for a name: those that touch share one. */
const NARROW = 40;
const TOUCH = 4;

function touch(a: PlacedMark, b: PlacedMark): boolean {
  return (
    a.left <= b.left + b.width + TOUCH &&
    b.left <= a.left + a.width + TOUCH &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

function isNear(a: PlacedMark, b: PlacedMark): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === "hidden" && b.width < NARROW && touch(a, b)) return true;
  const across = Math.abs(a.left + a.width / 2 - b.left - b.width / 2);
  const down = Math.abs(a.top + a.height / 2 - b.top - b.height / 2);
  return across <= NEAR * Math.min(a.width, b.width) && down <= NEAR * Math.min(a.height, b.height);
}

function join(a: PlacedMark, b: PlacedMark): PlacedMark {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    kind: a.kind,
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
    labels: [...a.labels, ...b.labels],
  };
}

/** Marks that lie on top of each other, such as those of the cards of a deck, become one. */
export function joinMarks(marks: readonly PlacedMark[]): PlacedMark[] {
  const joined: PlacedMark[] = [];
  for (const mark of marks) {
    const index = joined.findIndex((other) => isNear(other, mark));
    const other = joined[index];
    if (other) joined[index] = join(other, mark);
    else joined.push(mark);
  }
  return joined;
}

/** The text on a mark: the name of the only element, or how many there are. */
export function markText({ labels }: Pick<PlacedMark, "labels">): string {
  const [first = "", ...others] = labels.filter((label) => label !== "");
  return others.length === 0 ? first : `${String(others.length + 1)} hidden`;
}
