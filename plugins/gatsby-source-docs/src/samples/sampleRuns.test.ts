import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSampleRuns } from ".";

const folder = mkdtempSync(path.join(tmpdir(), "runs-"));
const page = path.join(folder, "game.mdx");

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("a page without runs plays nothing", async () => {
  expect([...(await readSampleRuns(page))]).toEqual([]);
});

test("reads which samples are played, and the reasons why others are not", async () => {
  writeFileSync(
    path.join(folder, "game.runs.ts"),
    `import { notRun, type PageRuns } from "../../tests/samples/runs";
const PROJECT = "it needs a project";
export default {
  "Skip players": ({ open }) => { open(2); },
  method() {},
  "The scripts": notRun(PROJECT),
  "The scripts #2": notRun("declares types; " + PROJECT),
} satisfies PageRuns;
`,
  );
  expect([...(await readSampleRuns(page))]).toEqual([
    ["Skip players", true],
    ["method", true],
    ["The scripts", "it needs a project"],
    ["The scripts #2", "declares types; it needs a project"],
  ]);
});
