import { expect, test } from "vitest";
import { startMatch } from "../../src/shared/games/match";
import { seededRandom } from "../../src/shared/games/seededRandom";
import { nim, openNim } from "../../src/shared/games/testing/nim";
import { thoughtfulMove } from "./thoughtfulMove";

test("thinking finds the winning move", () => {
  const two = startMatch(nim, { players: 2, seed: "s", settings: { matches: 2 } });
  const move = thoughtfulMove(nim, two, {
    openMoves: openNim,
    random: seededRandom("a"),
    candidates: 5,
    playouts: 3,
    depth: 10,
  });
  expect(move).toEqual({ seat: 1, name: "take", args: { count: 2 } });
});
