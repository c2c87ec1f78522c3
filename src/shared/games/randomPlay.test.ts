import { expect, test } from "vitest";
import { lastUpdate, startMatch } from "./match";
import { drawMove } from "./moveTree";
import { playOn, randomMove, type ChooseMove } from "./randomPlay";
import { seededRandom, shuffled } from "./seededRandom";
import { nim, openNim } from "./testing/nim";

const seating = { players: 2, seed: "s", settings: { matches: 9 } };
function play(seed: string, maxMoves = 20) {
  const random = seededRandom(seed);
  const choose: ChooseMove = (match) => randomMove(lastUpdate(match), openNim, random);
  return playOn(nim, startMatch(nim, seating), { choose, maxMoves });
}

test("random play ends, and the same seed gives the same moves", () => {
  const match = play("a");
  expect(lastUpdate(match).game.phase).toBe("finished");
  expect(play("a").moves).toEqual(match.moves);
  expect(
    new Set(["b", "c", "d", "e", "f"].map((seed) => JSON.stringify(play(seed).moves))).size,
  ).toBeGreaterThan(1);
});

test("dead ends are left again", () => {
  const one = startMatch(nim, { ...seating, settings: { matches: 1 } });
  for (const seed of ["a", "b", "c", "d"]) {
    const move = drawMove(openNim(lastUpdate(one), 1), seededRandom(seed));
    expect(move).toEqual({ name: "take", args: { count: 1 } });
  }
});

test("a game in which nobody can move is an error", () => {
  const choose = () => undefined;
  expect(() => playOn(nim, startMatch(nim, seating), { choose, maxMoves: 5 })).toThrow(
    "The game is stuck after 0 moves: seat 1 is to move and has no legal move.",
  );
});

test("play stops at the limit", () => {
  expect(play("a", 2).moves).toHaveLength(2);
});

test("shuffling keeps every item, and chance is spread evenly", () => {
  const random = seededRandom("even");
  const firsts = Array.from({ length: 3000 }, () => shuffled([0, 1, 2], random)[0] ?? 0);
  expect(shuffled([1, 2, 3, 4], random).sort()).toEqual([1, 2, 3, 4]);
  for (const item of [0, 1, 2]) {
    expect(firsts.filter((first) => first === item).length).toBeGreaterThan(900);
  }
});
