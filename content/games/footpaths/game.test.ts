import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { Meadow, SOLO_GOAL, Tile, type Footpaths } from "./game";
import recording from "./moves.json";

type Place = [name: string, column: number, row: number, rotation?: number];

// Tiles by their paths: one end each, a straight, a bend and a fork. The first three have an oak.
const [END, END_TWO, STRAIGHT] = ["tile0", "tile1", "tile7"];
const [BARE_END, BARE_STRAIGHT] = ["tile14", "tile21"];

/** An empty map with these tiles; returns it and the tile laid last. */
function layOut(...places: Place[]) {
  const game = openTable(setup, { players: 2 }).game();
  const map = game.first(Meadow)!;
  map.all(Tile).putInto(game.first("market")!);
  const tiles = places.map(([name, column, row, rotation = 0]) => {
    const tile = game.first(Tile, { name })!;
    tile.putInto(map, { column, row });
    tile.rotation = rotation;
    return tile;
  });
  return { game, map, last: tiles.at(-1)! };
}

/** Why the last of these tiles may not lie there, or true. */
function fit(...places: Place[]) {
  const { map, last } = layOut(...places);
  return map.fit(last);
}

const firstTile = (game: Footpaths) => game.first("market")!.first(Tile);

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("path meets path and grass meets grass", () => {
  expect(fit([STRAIGHT, 1, 1], [BARE_END, 3, 1])).toBe(true);
  expect(fit([STRAIGHT, 1, 1], [BARE_END, 1, 2])).toBe(true);
  expect(fit([STRAIGHT, 1, 1], [BARE_END, 3, 1, 180])).toContain("Path meets path");
  expect(fit([STRAIGHT, 1, 1], [BARE_END, 1, 2, 90])).toContain("Path meets path");
});

test("paths turn with their tile", () => {
  expect(fit([STRAIGHT, 1, 1, 90], [BARE_END, 1, 3, 90])).toBe(true);
  expect(fit([STRAIGHT, 1, 1, 90], [BARE_END, 1, 3])).toContain("Path meets path");
});

test("a tile touches another with an edge", () => {
  expect(fit([STRAIGHT, 1, 1], [BARE_END, 4, 1])).toContain("touch");
  expect(fit([STRAIGHT, 1, 1], [BARE_END, 3, 2])).toContain("touch");
});

test("the engine refuses a tile on another, which the toolkit leaves to the rules", () => {
  const table = openTable(setup, { players: 2 });
  for (const rotation of [0, 90]) {
    const place = { tile: firstTile, __placement__: [3, 3, rotation] };
    expect(() => table.move(1, "lay", place)).toThrow("A tile lies there");
  }
  expect(() => table.move(1, "lay", { tile: firstTile, __placement__: [3, 2, 45] })).toThrow();
  expect(table.game().first(Meadow)!.all(Tile)).toHaveLength(1);
});

test("the double of a tile that a browser lays does not count", () => {
  const { map, last } = layOut([STRAIGHT, 1, 1], [BARE_END, 3, 1]);
  last.putInto(map.game.first("market")!, { column: 3, row: 1 });
  Object.assign(last.cloneInto(map), { column: 3, row: 1 });
  expect(map.fit(last)).toBe(true);
  expect(map.pathFrom(last).path).toHaveLength(2);
});

test("a closed path counts its tiles, an open one nothing", () => {
  const open = layOut([BARE_STRAIGHT, 1, 1], [BARE_END, 3, 1]);
  expect(open.map.pathFrom(open.last)).toMatchObject({ ends: 1 });
  expect(open.map.pointsFor(open.last)).toBe(0);
  const closed = layOut([BARE_STRAIGHT, 1, 1], [BARE_END, 3, 1], [END, -1, 1, 180]);
  expect(closed.map.pathFrom(closed.last)).toMatchObject({ ends: 0 });
  expect(closed.map.pointsFor(closed.last)).toBe(3);
});

test("an oak beside an oak is a point", () => {
  const pair = layOut([END, 1, 1], [END_TWO, 1, 2]);
  expect(pair.map.pointsFor(pair.last)).toBe(1);
  const apart = layOut([END, 1, 1], [END_TWO, 2, 2]);
  expect(apart.map.pointsFor(apart.last)).toBe(0);
});

test("points go to who closes the path, and the tiles show it", () => {
  const table = openTable(setup, recording);
  const scores = () => table.game().players.map(({ score }) => score);
  for (const { seat, name, args } of recording.moves) {
    const before = scores();
    table.move(seat, name, args);
    const game = table.game();
    const { path, ends } = game.first(Meadow)!.pathFrom(game.first(Meadow)!.last(Tile)!);
    expect(path.every(({ player }) => player?.position === (ends ? undefined : seat))).toBe(true);
    expect(scores()[2 - seat]).toBe(before[2 - seat]);
    if (ends === 0)
      expect(scores()[seat - 1] - before[seat - 1]).toBeGreaterThanOrEqual(path.length);
  }
});

test("the most points win, also together; alone it takes enough", () => {
  const { game } = layOut();
  const seats = (...scores: number[]) => {
    game.players.forEach((walker, index) => (walker.score = scores[index]));
    return game.winners()?.map(({ position }) => position);
  };
  expect(seats(4, 7)).toEqual([2]);
  expect(seats(5, 5)).toEqual([1, 2]);
  const alone = openTable(setup, { players: 1 }).game();
  alone.players[0].score = SOLO_GOAL - 1;
  expect(alone.winners()).toBeUndefined();
  alone.players[0].score = SOLO_GOAL;
  expect(alone.winners()).toHaveLength(1);
});

test.each([
  [1, 8],
  [3, 12],
])("with %i players and a setting of 4, %i tiles are laid", (players, tiles) => {
  const table = openTable(setup, { players, settings: { turns: 4 } });
  table.playRandomly({ maxMoves: tiles - 1 });
  expect(table.winners()).toBeUndefined();
  table.playRandomly({ maxMoves: 1 });
  expect(table.winners()).toBeDefined();
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 24 });
});
