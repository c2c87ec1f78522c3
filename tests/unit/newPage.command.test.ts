/** Makes a page of each kind in a copy of the content, and runs what an author runs next. */
import { cpSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../src/node/testing/folders";
import { planNew, writePlan } from "../../tools/new/index";
import { ROOT, runProgram } from "../../tools/runProgram";

const TIME = 120_000;

/** Copied, because tests find the content by their own path. */
const COPIED = ["content", "tests"];
const LEFT_OUT = [".git", ".cache", "public", "dist", "test-results"];

const CALLS = [
  ["guide", "game", "Trading between players"],
  ["guide", "ui", "Big boards"],
  ["recipe", "cards", "Give a card away"],
  ["recipe", "ui", "Center the market"],
  ["recipe", "testing", "Check who begins"],
  ["recipe", "misc", "See who has to act"],
  ["game", "Last Stone"],
];

let root = "";
const files: string[] = [];

/** Runs a program of `node_modules` in the copy. */
const run = (script: string, ...args: string[]) => runProgram(script, args, { root, quiet: true });

beforeAll(async () => {
  root = writeFolder();
  for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.includes(each))) {
    const from = path.join(ROOT, name);
    if (COPIED.includes(name)) cpSync(from, path.join(root, name), { recursive: true });
    else symlinkSync(from, path.join(root, name));
  }
  for (const args of CALLS) {
    const plan = planNew(root, args);
    await writePlan(root, plan);
    files.push(...Object.keys({ ...plan.made, ...plan.changed }));
  }
}, TIME);

afterAll(deleteFolders);

test(
  "the samples of guides and games compile",
  async () => {
    const pages = files.filter((file) => /^content\/(?!cookbook).*\.mdx$/.test(file));
    const { code, output } = await run("tsx/dist/cli.mjs", "tools/check/samples.ts", ...pages);
    expect(output).toMatch(/^\d+ samples compiled, \d+ not checked, 0 problems/);
    expect(code).toBe(0);
  },
  TIME,
);

test(
  "the game passes its test, and each sample its run",
  async () => {
    const titles = CALLS.filter(([kind]) => kind === "recipe").map(([, , title]) => title);
    const { code, output } = await run(
      "vitest/vitest.mjs",
      ...["run", "--project", "games", "--reporter=verbose", "--no-color"],
      ...["content/games/last-stone", "tests/samples/samples.test.ts", "-t"],
      `A first example|random games end|recorded game|${titles.join("|")}`,
    );
    expect(code, output).toBe(0);
    const passed = output.split("\n").filter((line) => line.includes("✓"));
    for (const each of ["last-stone/game.test", "trading-between", "big-boards", ...titles]) {
      expect(passed.join("\n")).toContain(each);
    }
  },
  TIME,
);

test(
  "what cannot be made ends with 2",
  async () => {
    const { code, output } = await run("tsx/dist/cli.mjs", "tools/new.ts", "guid", "game", "Flow");
    expect({ code, output }).toEqual({
      code: 2,
      output:
        'npm run new: "guid" is no kind of page.\n  Valid: game, guide, recipe.\n  Fix: write "guide".\n',
    });
  },
  TIME,
);
