import { expect, test } from "vitest";
import { D6 } from "@boardzilla/core/components";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { Card, Exhibit, Gem, Hiker, Hut, Lamp, type Showroom, Tile, Weight } from "./game";
import recording from "./moves.json";

const find = (name: string) => (game: Showroom) => game.first(Exhibit, name);

/** A table where the visitor stands before an exhibit. A follow-up needs the exhibit once more. */
function visit(name: string) {
  const table = openTable(setup, { players: 1 });
  table.move(1, "visit", { exhibit: find(name) });
  const act = (action: string, args: Parameters<typeof table.move>[2]) =>
    table.move(1, action, { exhibit: find(name), ...args });
  return { table, act };
}

test("the recorded tour ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("an exhibit asks for its own action, and only once", () => {
  const { table, act } = visit("lamp");
  expect(table.actions(1)).toEqual(["light"]);
  act("light", { __confirm__: true });
  expect(table.game().first(Lamp)!.lit).toBe(true);
  expect(() => table.move(1, "visit", { exhibit: find("lamp") })).toThrow("not valid");
});

test("cards are unknown until they are turned", () => {
  const { table, act } = visit("cards");
  expect(table.sentTo(1)).not.toContain('"sign"');
  act("turn", { card: (game) => game.all(Card)[1] });
  expect(
    table
      .seenBy(1)
      .all(Card)
      .map(({ sign }) => sign),
  ).toEqual([undefined, "moon", undefined]);
});

test("a weight that is too heavy is refused with a reason", () => {
  const { table, act } = visit("scales");
  const weight = (kilos: number) => ({ weight: (game: Showroom) => game.first(Weight, { kilos }) });
  expect(() => act("weigh", weight(7))).toThrow("bear 5 kilos, not 7");
  act("weigh", weight(4));
  expect(table.game().first("pan")!.all(Weight)).toHaveLength(1);
});

test.each([
  ["on the other tile", [2, 1, 0]],
  ["outside, above", [1, 0, 0]],
  ["outside, to the right", [4, 2, 0]],
])("a tile may not lie %s", (_, place) => {
  const { act } = visit("tiles");
  const tile = (game: Showroom) => game.first(Tile, "loose");
  expect(() => act("fit", { tile, __placement__: place })).toThrow("It does not fit there");
});

test("a turned tile fits where another rotation does not", () => {
  const at = (rotation: number) => () => {
    const { act } = visit("tiles");
    const tile = (game: Showroom) => game.first(Tile, "loose");
    act("fit", { tile, __placement__: [3, 2, rotation] });
  };
  expect(at(180)).not.toThrow();
  const under = (rotation: number) => () => {
    const { act } = visit("tiles");
    const tile = (game: Showroom) => game.first(Tile, "loose");
    act("fit", { tile, __placement__: [1, 2, rotation] });
  };
  expect(under(0)).toThrow();
  expect(under(270)).not.toThrow();
});

test("the hiker goes to a connected hut", () => {
  const { table, act } = visit("trail");
  expect(() => act("hike", { hut: (game) => game.first(Hut, "peak") })).toThrow("not valid");
  act("hike", { hut: (game) => game.first(Hut, "ford") });
  expect(table.game().first(Hiker)!.container(Hut)!.name).toBe("ford");
});

test("the die shows what chance gives", () => {
  const { table, act } = visit("dice");
  act("roll", { __confirm__: true });
  expect([1, 2, 3, 4, 5, 6]).toContain(table.game().first(D6)!.current);
});

test("gems come from the exhibit that is visited", () => {
  const { act } = visit("drawer");
  expect(() => act("pull", { gem: (game) => game.first("vault")!.first(Gem) })).toThrow();
  expect(() => act("pull", { gem: (game) => game.first("tray")!.first(Gem) })).not.toThrow();
});

test("the tour ends with the ninth exhibit", () => {
  const table = openTable(setup, { players: 1 });
  table.playRandomly({ until: (game) => game.all(Exhibit, { visited: true }).length === 8 });
  expect(table.winners()).toBeUndefined();
  table.playRandomly({ maxMoves: 2 });
  expect(table.winners()).toEqual([1]);
});

test("random tours end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 18 });
});
