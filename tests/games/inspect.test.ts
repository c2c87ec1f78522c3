import path from "node:path";
import { describe, expect, test } from "vitest";
import { createEngineCalls, type GameExports } from "../../src/frame/play/engine";
import type { GameUpdate } from "../../src/shared/games/engine";

/** What the rules of a game export; they are checked with the types of their own folder. */
async function load(id: string): Promise<GameExports> {
  return (await import(path.resolve("content/games", id, "game.ts"))) as GameExports;
}

const littleTricks = await load("little-tricks");

const SEATING = { seed: "inspect", settings: {} };

/** A game with this many players before its first move, with the calls that query its engine. */
function start(game: GameExports, players: number) {
  const calls = createEngineCalls(game);
  const [update] = calls.replay({ ...SEATING, players }, []).updates;
  return { calls, update: update! };
}

describe("what a seat of a real game receives", () => {
  const { update } = start(littleTricks, 3);
  const countSuits = (value: unknown): number =>
    [...JSON.stringify(value).matchAll(/"suit":/g)].length;
  const stateOf = ({ players }: GameUpdate, seat: number): unknown =>
    players.find(({ position }) => position === seat)?.state;

  test("holds neither the cards of the others nor the random seed", () => {
    expect(countSuits(update.game)).toBe(24);
    expect(JSON.stringify(update.game)).toMatch(/"rseed":"[^"]/);
    for (const seat of [1, 2, 3]) {
      expect(countSuits(stateOf(update, seat))).toBe(8);
      expect(JSON.stringify(stateOf(update, seat))).toContain('"rseed":""');
    }
  });
});

test.each([
  ["an empty file", {}],
  ["a number", { default: 5 }],
])("rules that export no game are refused with what to write: %s", (_what, game) => {
  expect(() => createEngineCalls(game)).toThrow(
    "game.ts exports no game. Write `export default createGame(…)` in it.",
  );
});
