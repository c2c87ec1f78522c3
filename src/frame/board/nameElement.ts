import type { BoardElement } from "./elementAt";

/** The longest text on a piece that is read as its name, in UTF-16 code units. */
const MAX_TEXT = 80;
/** How many attributes name a piece whose face is a picture. */
const MAX_ATTRIBUTES = 3;

/** What a game has set on an element, in words: "suit hearts, rank 3". */
function nameAttributes(element: BoardElement): string[] {
  return Object.entries(element.attributeList())
    .filter(([key]) => !/^(?:_|name$|row$|column$|rotation$|was$|mine$|player$)/.test(key))
    .flatMap(([key, value]) => {
      const words = key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
      if (value === true) return [words];
      const isPlain = (typeof value === "string" && value !== "") || typeof value === "number";
      return isPlain ? [`${words} ${String(value)}`] : [];
    })
    .slice(0, MAX_ATTRIBUTES);
}

/** Where an element is: "in hand", "row 2, column 3", "2 of 5". */
function namePlace(element: BoardElement): string[] {
  const { row, column, _t } = element;
  const { parent } = _t;
  const container = parent && parent !== element.game ? [`in ${parent.toString()}`] : [];
  if (row !== undefined && column !== undefined) {
    return [...container, `row ${String(row)}, column ${String(column)}`];
  }
  const alike = (parent?._t.children ?? []).filter(
    ({ constructor, name }) => constructor === element.constructor && name === element.name,
  );
  if (alike.length < 2) return container;
  return [...container, `${String(alike.indexOf(element) + 1)} of ${String(alike.length)}`];
}

/**
 * The name of an element on a board for those who do not see it: what it is, what its face says, whose it
 * is and where. `text` is what is written on it; a hidden piece is named by nothing that it hides, because
 * the seat has not received it.
 */
export function nameElement(element: BoardElement, text: string): string {
  const title = element.toString();
  const face = text.trim().replace(/\s+/g, " ").slice(0, MAX_TEXT);
  const shown = face === "" ? nameAttributes(element) : face === title ? [] : [face];
  const owner = element.owner ? [`${element.owner.name}’s`] : [];
  const hidden = element.isVisible() ? [] : ["face down"];
  return [title, ...shown, ...hidden, ...owner, ...namePlace(element)].join(", ");
}
