import { expect, test } from "vitest";
import { joinMarks, markText, type PlacedMark } from "./marks";

const mark = (left: number, label: string, kind: PlacedMark["kind"] = "hidden"): PlacedMark => ({
  kind,
  left,
  top: 0,
  width: 44,
  height: 60,
  labels: [label],
});

test("the cards of a deck get one mark, those of a hand one each", () => {
  const deck = joinMarks([mark(0, "a"), mark(1, "b"), mark(2, "c")]);
  expect(deck).toHaveLength(1);
  expect(deck[0]).toMatchObject({ left: 0, width: 46 });
  expect(markText(deck[0]!)).toBe("3 hidden");
  const hand = joinMarks([mark(0, "a"), mark(20, "b")]);
  expect(hand.map(markText)).toEqual(["a", "b"]);
});

test("a fan of small cards gets one mark: a name would not fit on any", () => {
  const fan = joinMarks([0, 10, 20].map((left) => ({ ...mark(left, "a"), width: 30 })));
  expect(fan).toHaveLength(1);
  expect(markText(fan[0]!)).toBe("3 hidden");
});

test("what was found is not joined with what is hidden", () =>
  expect(joinMarks([mark(0, "a"), mark(0, "a", "match")])).toHaveLength(2));
