import { expect, test } from "vitest";
import { formatLog } from "./liveConsole";

class Card {
  readonly suit = "hearts";
  readonly game = {};
  readonly _t = {};
}
class Collection extends Array<Card> {}

const cycle: Record<string, unknown> = { a: 1 };
cycle["self"] = cycle;

test.each([
  [["a", "b"], "a b"],
  [[1, true, null, undefined, 2n], "1 true null undefined 2n"],
  [[{ a: "x", b: [1, 2] }], '{ a: "x", b: [1, 2] }'],
  [[new Card()], 'Card { suit: "hearts" }'],
  [[Collection.of(new Card())], 'Collection(1) [Card { suit: "hearts" }]'],
  [[cycle], "{ a: 1, self: { a: 1, self: {…} } }"],
  [[new TypeError("x")], "TypeError: x"],
  [[{}], "{}"],
  [[Array.from({ length: 30 }, () => 1)], `[${"1, ".repeat(20)}…]`],
])("%s: %s", (args, text) => expect(formatLog(args)).toBe(text));

test("what throws is said to be so", () => {
  const value = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no");
      },
    },
  );
  expect(formatLog(["a", value])).toBe("a (cannot be shown)");
});
