import { expect, test } from "vitest";
import { expectRandomPlay } from "../../testing";
import setup from "../src/game";

test("random games end, for every number of players", () => {
  const facts = { players: { min: 2, max: 4, default: 2 }, settings: {} };
  expectRandomPlay(setup, { facts, maxMoves: 300, games: 9 });
});
