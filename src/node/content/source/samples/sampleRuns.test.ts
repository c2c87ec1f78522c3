import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../../testing/folders";
import { readSampleRuns } from ".";

afterEach(deleteFolders);

test("a page without runs plays nothing", async () => {
  expect([...(await readSampleRuns(path.join(writeFolder(), "game.mdx")))]).toEqual([]);
});

test("reads which samples are played, and the reasons why others are not", async () => {
  const folder = writeFolder({
    "game.runs.ts": `import { notRun, type PageRuns } from "../../tests/samples/runs";
const PROJECT = "it needs a project";
export default {
  "Skip players": ({ open }) => { open(2); },
  method() {},
  "The scripts": notRun(PROJECT),
  "The scripts #2": notRun("declares types; " + PROJECT),
} satisfies PageRuns;
`,
  });
  expect([...(await readSampleRuns(path.join(folder, "game.mdx")))]).toEqual([
    ["Skip players", true],
    ["method", true],
    ["The scripts", "it needs a project"],
    ["The scripts #2", "declares types; it needs a project"],
  ]);
});
