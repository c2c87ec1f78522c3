import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { MOTIFS, Shelf, Tile, type Pairs } from "./game";
import recording from "./moves.json";

const TILES = 20;
type Table = ReturnType<typeof open>;

const open = (settings = {}, players = 2) => openTable(setup, { players, settings });
const onTable = (game: Pairs) => game.first("table")!.all(Tile);

/** Turns over the tile at this place of the table. */
function flip(table: Table, place: number) {
  table.move(table.current()[0], "flip", { tile: (game) => onTable(game)[place] });
}

/** Places of two tiles on the table with the same motif, or with different ones. */
function findTwo(table: Table, same: boolean): [number, number] {
  const names = onTable(table.game()).map(({ name }) => name);
  const second = names.findIndex((name, place) => place > 0 && (name === names[0]) === same);
  return [0, second];
}

function flipTwo(table: Table, same: boolean) {
  for (const place of findTwo(table, same)) flip(table, place);
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("nobody receives the motif of a tile that lies face down", () => {
  const table = open();
  for (const motif of MOTIFS) {
    expect(table.sentTo(1)).not.toContain(motif);
    expect(table.sentTo(2)).not.toContain(motif);
  }
  flip(table, 3);
  const { name } = onTable(table.game())[3];
  expect(onTable(table.seenBy(2)).map((tile) => tile.name)).toEqual(
    onTable(table.game()).map((_, place) => (place === 3 ? name : undefined)),
  );
});

test("references do not tell which tile was put where", () => {
  const references = (seed: string) => {
    const game = openTable(setup, { players: 2, seed }).seenBy(2);
    return onTable(game).map((tile) => tile._t.ref);
  };
  expect(references("one")).toEqual(references("another"));
});

test("two different tiles are seen by all, then turned back, and the next player goes on", () => {
  const table = open();
  flipTwo(table, false);
  expect(table.game().faceUp()).toHaveLength(0);
  expect(onTable(table.game())).toHaveLength(TILES);
  expect(table.current()).toEqual([2]);
  const { state: frames } = JSON.parse(table.sentTo(2)) as { state: { board: object[] }[] };
  expect(frames).toHaveLength(2);
  expect(JSON.stringify(frames[0].board).match(/"name":"(?!table|shelf|box)/g)).toHaveLength(2);
});

test("twins leave the table: one to the shelf, one out of the game", () => {
  const table = open();
  flipTwo(table, true);
  const game = table.game();
  expect(onTable(game)).toHaveLength(TILES - 2);
  expect(game.first(Shelf, { player: game.players[0] })!.all(Tile)).toHaveLength(1);
  expect(game.pile.all(Tile)).toHaveLength(1);
  expect(game.players[0].pairs()).toBe(1);
  expect(JSON.parse(table.sentTo(2)).state).toHaveLength(3);
});

test.each([
  ["gives another turn", { again: true }, 1],
  ["ends the turn without the setting", { again: false }, 2],
])("a pair %s", (_, settings, seat) => {
  const table = open(settings);
  flipTwo(table, true);
  expect(table.current()).toEqual([seat]);
});

test("a tile that is face up is refused", () => {
  const table = open();
  flip(table, 5);
  expect(() => flip(table, 5)).toThrow("Selected element is not valid");
});

test("the most pairs win", () => {
  const table = open();
  flipTwo(table, false);
  while (!table.winners()) flipTwo(table, true);
  expect(table.winners()).toEqual([2]);
});

test("players with equally many pairs share the victory", () => {
  const table = open({ again: false });
  while (!table.winners()) flipTwo(table, true);
  expect(table.winners()).toEqual([1, 2]);
});

test("the setting decides how many tiles there are", () => {
  expect(onTable(open({ pairs: 12 }).game())).toHaveLength(24);
  expect(onTable(open().game())).toHaveLength(TILES);
});

test("random games end", () => {
  const settings = { ...facts.settings, pairs: 6 };
  expectRandomPlay(setup, { facts: { ...facts, settings }, maxMoves: 1000 });
});
