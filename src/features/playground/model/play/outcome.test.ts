import { expect, test } from "vitest";
import type { GameUpdate } from "../../../../shared/games/engine";
import { readOutcome } from "./outcome";

const NAMES = ["Ada", "Ben", "Cleo"];
const endWith = (...winners: number[]): string | undefined =>
  readOutcome({ game: { phase: "finished", winners } } as unknown as GameUpdate, NAMES);

test("names who has won, and nobody after a draw or a loss", () => {
  expect(endWith(2)).toBe("The game is over: Ben won.");
  expect(endWith(1, 2, 3)).toBe("The game is over: Ada, Ben, and Cleo won.");
  expect(endWith()).toBe("The game is over: nobody won.");
});

test("says nothing while the game runs", () => {
  const running = { game: { phase: "started", currentPlayers: [1] } } as unknown as GameUpdate;
  expect([readOutcome(running, NAMES), readOutcome(undefined, NAMES)]).toEqual([
    undefined,
    undefined,
  ]);
});
