import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSampleAnalysis, type SampleAnalysis } from ".";

const PRELUDE = `import { createGame, Game, Piece, Player, Space } from "@boardzilla/core";
export class Host extends Player<Meal, Host> {}
export class Meal extends Game<Meal, Host> {}
export class Dish extends Piece<Meal> {}
export default createGame(Host, Meal, (game) => {
  const { action } = game;
  const { playerActions, loop } = game.flowCommands;
  const table = game.create(Space, "table");
  const dish = table.create(Dish, "dish");
  const players = game.players;
  /* sample */
});
`;

const IN_PRELUDE = `game.defineActions({
  eat: (player) => action({ prompt: "Eat" }).chooseOnBoard("dish", player.allMy(Dish)).do(() => {
    dish.putInto(table);
    const first = [1, 2].map(String);
    game.message(first.join());
  }),
});
loop(playerActions({ actions: ["eat"] }));`;

const IMPORTS = `import { Do, union, type Piece as P } from "@boardzilla/core";
import { useD6 as dice } from "@boardzilla/core/components";
export const all = (a: P) => union(a);
export const stop = () => Do.break();
dice(undefined);`;

const fence = (code: string, meta: string): string => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`;

let root: string;
let analysis: SampleAnalysis;

/** The names and the code they stand for, in the order of the text. */
function named(code: string, prelude?: string): string[] {
  return analysis
    .find(code, prelude)
    .map(({ start, end, symbol }) => `${code.slice(start, end)} → ${symbol}`);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "samples-"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  mkdirSync(path.join(root, "content/preludes"), { recursive: true });
  writeFileSync(path.join(root, "content/preludes/meal.ts"), PRELUDE);
  analysis = createSampleAnalysis(root, path.join(root, "content"), path.join(root, "cache.json"));
  const source = fence(IN_PRELUDE, 'prelude="meal"') + fence(IMPORTS, "");
  await analysis.learn([{ file: "content/page.mdx", source }]);
}, 60_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

test("finds members under the class that declares them, also those taken out of an object", () => {
  expect(named(IN_PRELUDE, "meal")).toEqual([
    "defineActions → Game#defineActions",
    "action → Game#action",
    "chooseOnBoard → Action#chooseOnBoard",
    "allMy → Player#allMy",
    "do → Action#do",
    "putInto → Piece#putInto",
    "message → Game#message",
    "loop → loop",
    "playerActions → playerActions",
  ]);
});

test("follows imports under another name, and values with members", () => {
  expect(named(IMPORTS)).toEqual(
    expect.arrayContaining([
      "Do → Do",
      "union → union",
      "Piece → Piece",
      "P → Piece",
      "useD6 → useD6",
      "dice → useD6",
      "break → Do#break",
    ]),
  );
});

test("a sample that was not learnt names nothing", () => {
  expect(named("loop();")).toEqual([]);
  expect(named(IN_PRELUDE, "no-such-prelude")).toEqual([]);
});

test("a second run reads what the first one found", () => {
  const cache = path.join(root, "cache.json");
  const second = createSampleAnalysis(root, path.join(root, "content"), cache);
  expect(second.find(IMPORTS, undefined)).toEqual(analysis.find(IMPORTS, undefined));
  writeFileSync(cache, "{ broken");
  const third = createSampleAnalysis(root, path.join(root, "content"), cache);
  expect(third.find(IMPORTS, undefined)).toEqual([]);
});
