import { expect, test } from "vitest";
import type { GameEngine } from "./engine";
import type { Match } from "./match";
import { drawMove, type MoveTree } from "./moveTree";
import { playOn } from "./randomPlay";
import { seatPlayers } from "./seatPlayers";
import { seededRandom } from "./seededRandom";

/** Offers 1 to 5, of which only 1 and 2 are legal. */
const tree: MoveTree<number> = {
  begin: () => [0],
  proceed: (count) => {
    if (count === 0) return [1, 2, 3, 4, 5];
    return count < 3 ? "complete" : [];
  },
  encode: (count) => ({ name: "take", args: { count } }),
};
const draw = (seed: string) => drawMove(tree, seededRandom(seed))?.args["count"];

test("dead ends are left again, and the same seed draws the same move", () => {
  const seeds = Array.from({ length: 20 }, (_, index) => String(index));
  expect(new Set(seeds.map(draw))).toEqual(new Set([1, 2]));
  expect(seeds.map(draw)).toEqual(seeds.map(draw));
});

test("a game in which nobody can move is an error", () => {
  const game = { phase: "started", currentPlayers: [1], state: {} };
  const match = { moves: [], updates: [{ game }] } as unknown as Match;
  const choose = () => undefined;
  expect(() => playOn({} as GameEngine, match, { choose, maxMoves: 5 })).toThrow(
    "The game is stuck after 0 moves: seat 1 is to move and has no legal move.",
  );
});

test("there are six seats", () => {
  expect(() => seatPlayers(7)).toThrow("7 players cannot be seated: there are 1 to 6 seats.");
});
