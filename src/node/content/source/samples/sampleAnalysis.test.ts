import { symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseFenceMeta } from "../../code/fenceMeta";
import { traceText } from "../../fields/tracedText";
import { deleteFolders, writeFolder } from "../../../testing/folders";
import { createSampleAnalysis, type SampleAnalysis } from "./sampleAnalysis";

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

const GAME = `import { Do } from "@boardzilla/core";
const bites = (size: number): string[] => Array(size).fill("bite");
export function eat(size: number) {
  // region: eat
  if (size > 3) Do.break();
  return bites(size);
  // endregion
}
`;
const QUOTED = "if (size > 3) Do.break();\nreturn bites(size);";
const QUOTE = 'file="meal/game.ts" region="eat"';
/** Its regions have no indentation to lose, so the compiler gets the same text for both. */
const REGIONS = `// region: one
export const one = 1;
// endregion
// region: two
export const second = "2";
// endregion
`;
const [ONE, TWO] = ["export const one = 1;", 'export const second = "2";'];
const ofTable = (region: string): string => `file="meal/table.ts" region="${region}"`;
const NO_META = parseFenceMeta("");

const fence = (code: string, meta: string): string => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`;

let root: string;
let analysis: SampleAnalysis;

/** The names and the code they refer to, in text order. */
function named(code: string, meta = ""): string[] {
  const references = analysis.find(code, parseFenceMeta(meta))?.references ?? [];
  return references.map(({ start, end, symbol }) => `${code.slice(start, end)} → ${symbol}`);
}

/** The types of the names of the code, in the order of the text. */
function typed(code: string, meta = ""): string[] {
  const types = analysis.find(code, parseFenceMeta(meta))?.types ?? [];
  return types.map(({ start, end, text }) => `${code.slice(start, end)} → ${text}`);
}

beforeAll(async () => {
  root = writeFolder({
    "content/preludes/meal.ts": PRELUDE,
    "content/games/meal/game.ts": GAME,
    "content/games/meal/table.ts": REGIONS,
  });
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  analysis = createSampleAnalysis(root, path.join(root, "cache"));
  const page = traceText(
    fence(IN_PRELUDE, 'prelude="meal"') +
      fence(IMPORTS, "") +
      fence(QUOTED, QUOTE) +
      fence(ONE, ofTable("one")) +
      fence(TWO, ofTable("two")),
  );
  await analysis.learn([{ file: "content/page.mdx", ...page }]);
}, 60_000);

afterAll(deleteFolders);

test("finds members under the class that declares them, even those taken out of an object", () => {
  expect(named(IN_PRELUDE, 'prelude="meal"')).toEqual([
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

test("says what each name is, calls with the types that they have there", () => {
  expect(typed(IN_PRELUDE, 'prelude="meal"')).toEqual(
    expect.arrayContaining([
      "player → player: Host",
      "Dish → class Dish extends Piece<Meal>",
      "dish → const dish: Dish",
      "first → const first: string[]",
      "join → join(separator?: string): string",
    ]),
  );
  expect(typed(IMPORTS).join("\n")).toContain("P → class Piece<\n  G extends Game,");
});

test("long types come in at most six lines", () => {
  const lines = typed(IN_PRELUDE, 'prelude="meal"').map((text) => text.split("\n").length);
  expect(Math.max(...lines)).toBeGreaterThan(1);
  expect(Math.max(...lines)).toBeLessThanOrEqual(6);
});

test("two regions of one file have each their own names", () => {
  expect(typed(ONE, ofTable("one"))).toEqual(["one → const one: 1"]);
  expect(typed(TWO, ofTable("two"))).toEqual(['second → const second: "2"']);
});

test("a quoted region is read as a part of its file", () => {
  expect(named(QUOTED, QUOTE)).toEqual(["Do → Do", "break → Do#break"]);
  expect(typed(QUOTED, QUOTE)).toEqual(
    expect.arrayContaining(["size → size: number", "bites → bites(size: number): string[]"]),
  );
});

test("a sample that was not learnt names nothing", () => {
  for (const meta of ['prelude="none"', 'file="meal/game.ts" region="none"', 'nocheck="x"']) {
    expect(analysis.find(IMPORTS, parseFenceMeta(meta))).toBeUndefined();
  }
  expect(analysis.find("loop();", parseFenceMeta(""))).toBeUndefined();
});

test("a second run reads what the first one found", () => {
  const second = createSampleAnalysis(root, path.join(root, "cache"));
  expect(second.find(IMPORTS, NO_META)).toEqual(analysis.find(IMPORTS, NO_META));
});
