import { expect, test } from "vitest";
import type { BoardElement } from "./elementAt";
import { nameElement } from "./nameElement";

class Thing {
  constructor(private readonly facts: Readonly<Record<string, unknown>>) {
    Object.assign(this, facts);
  }
  toString(): string {
    const { name } = this.facts;
    return typeof name === "string" ? name : this.constructor.name;
  }
  isVisible(): boolean {
    return this.facts["hidden"] !== true;
  }
  attributeList(): object {
    return this.facts["attributes"] ?? {};
  }
}
class Card extends Thing {}

/** An element with parts in it, as the toolkit links them. */
function create(
  Class: typeof Thing,
  facts: object = {},
  parts: readonly object[] = [],
): BoardElement {
  const element = new Class({ ...facts });
  for (const part of parts) Object.assign((part as BoardElement)._t, { parent: element });
  return Object.assign(element, { _t: { children: parts } }) as unknown as BoardElement;
}

test("a piece says what is written on it, whose it is, and where it lies among its like", () => {
  const cards = ["7", "8"].map(() => create(Card, { owner: { name: "Ada" } }));
  create(Thing, { name: "hand" }, cards);
  expect(nameElement(cards[1]!, " 8\n of hearts ")).toBe(
    "Card, 8 of hearts, Ada’s, in hand, 2 of 2",
  );
});

test("a piece whose face is a picture says what the game has set on it", () => {
  const attributes = { _visible: {}, suit: "hearts", rank: 3, faceCard: true, trump: false };
  expect(nameElement(create(Card, { attributes }), "")).toBe(
    "Card, suit hearts, rank 3, face card",
  );
});

test("a cell says its row and column; a text that repeats its name is left out", () => {
  const cell = create(Thing, { name: "cell", row: 2, column: 3 });
  const board = create(Thing, { name: "garden" }, [cell]);
  Object.assign(cell, { game: create(Thing, {}, [board]) });
  expect(nameElement(cell, "cell")).toBe("cell, in garden, row 2, column 3");
});

test("a hidden piece is face down; the whole board is no place", () => {
  const card = create(Card, { hidden: true });
  Object.assign(card, { game: create(Thing, {}, [card]) });
  expect(nameElement(card, "")).toBe("Card, face down");
});
