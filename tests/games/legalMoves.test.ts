import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listPublishedGameIds } from "../../src/node/content/source/games/gameFolder";
import {
  parseMoveStep,
  type MoveStep,
} from "../../src/features/playground/model/inspect/inspectCalls";
import { createEngineCalls, type GameExports } from "../../src/frame/play/engine";
import type { NamedMove } from "../../src/shared/games/engine";
import { seededRandom, shuffled, type Random } from "../../src/shared/games/seededRandom";

interface Facts {
  readonly players: { readonly min: number };
  readonly texts?: Readonly<Record<string, readonly string[]>>;
}

type Path = readonly (number | string)[];
type Ask = (path: Path) => MoveStep | undefined;

/** Random choices until a move is complete; tries another where the rules refuse one. */
function walk(
  ask: Ask,
  { random, texts }: { readonly random: Random; readonly texts: readonly string[] },
  path: Path = [],
): NamedMove | undefined {
  const step = ask(path);
  if (!step) return undefined;
  if ("complete" in step) return step.complete;
  const names = step.choices.map(({ name }) => name);
  expect(new Set(names), `names after ${JSON.stringify(path)}: ${names.join(" | ")}`).toHaveLength(
    names.length,
  );
  const ways = step.isText ? texts : names.map((_, index) => index);
  for (const way of shuffled<number | string>(ways, random)) {
    const move = walk(ask, { random, texts }, [...path, way]);
    if (move) return move;
  }
  return undefined;
}

test.each(listPublishedGameIds("content/games"))(
  "%s is played to its end from the list of legal moves",
  async (id) => {
    const folder = path.resolve("content/games", id);
    const game = (await import(path.join(folder, "game.ts"))) as GameExports;
    const facts = JSON.parse(readFileSync(path.join(folder, "game.json"), "utf8")) as Facts;
    const texts = [
      ...Object.values(facts.texts ?? {}).flat(),
      ..."abcdefghijklmnopqrstuvwxyz".split(""),
    ];
    const calls = createEngineCalls(game);
    const seating = { players: facts.players.min, seed: "list", settings: {} };
    const random = seededRandom(`list ${id}`);
    let [update] = calls.replay(seating, []).updates;
    for (let moves = 0; update?.game.phase === "started"; moves += 1) {
      expect(moves, "moves made").toBeLessThan(600);
      const now = update;
      const [seat] = shuffled(update.game.currentPlayers, random);
      const ask: Ask = (steps) => {
        try {
          return parseMoveStep(JSON.parse(JSON.stringify(calls.moveStep(now, seat!, steps))));
        } catch {
          return undefined;
        }
      };
      const move = walk(ask, { random, texts });
      if (!move) throw new Error(`Seat ${String(seat)} has no legal move after ${String(moves)}.`);
      update = calls.move(seating, update, { seat: seat!, ...move });
    }
    expect(update?.game.phase).toBe("finished");
  },
);
