import { expect, test } from "vitest";
import { findHidden, MOST_HIDDEN } from "./hiddenElements";

test("what a seat cannot see is named, cut where it is long", () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`a${String(at)}`, at]));
  const card = { className: "Card", name: "fig", value: 3, text: "t".repeat(500) };
  const engine = {
    game: { className: "Game", children: [card, { className: "Dice", ...many }] },
    pile: [],
  };
  const seat = {
    game: { className: "Game", children: [{ className: "Card", name: "fig" }] },
    pile: [],
  };
  const [face, missing] = findHidden(engine, seat);
  expect(face).toMatchObject({ branch: "0/0", kind: "face" });
  expect(face?.label).toBe(`Card “fig”, value 3, text "${"t".repeat(172)}…`);
  expect(face?.short).toBe(`fig 3 ${"t".repeat(193)}…`);
  expect(missing).toMatchObject({ branch: "0/1", kind: "missing" });
  expect(missing?.label).toMatch(/^Dice, a0 0, a1 1, .*, a19 19$/);
});

test("only so many hidden elements are found", () => {
  const children = Array.from({ length: MOST_HIDDEN + 1 }, () => ({ className: "Card" }));
  const seat = { game: { className: "Game" }, pile: [] };
  const found = findHidden({ game: { className: "Game", children }, pile: [] }, seat);
  expect(found).toHaveLength(MOST_HIDDEN);
});
