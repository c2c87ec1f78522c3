import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { createPages } from "./createPages";
import { CLEAN, pageText } from "./testContent";
import { deleteFolders, writeFolder } from "../../testing/folders";

afterEach(deleteFolders);

const FILES = {
  ...CLEAN,
  "content/game/flow.mdx": pageText(),
  "content/games/ridge/game.ts": "export {};",
  "content/preludes/board.ts": "/* sample */",
};

/** What stops a build in which these files became nodes. */
async function stopsOf(read: readonly string[]): Promise<unknown[]> {
  const stops: unknown[] = [];
  const api: unknown = {
    getNodesByType: () => read.map((relativePath) => ({ relativePath })),
    reporter: { panicOnBuild: (message: unknown) => stops.push(message) },
  };
  const options: unknown = { contentPath: path.join(writeFolder(FILES), "content") };
  type Arguments = Parameters<NonNullable<typeof createPages>>;
  await createPages?.(api as Arguments[0], options as Arguments[1], () => undefined);
  return stops;
}

test("a build that has read all pages and sections goes on", async () => {
  expect(await stopsOf(["game/_section.yml", "game/actions.mdx", "game/flow.mdx"])).toEqual([]);
});

test("a build that an ignore pattern has robbed of a page is stopped, and names it", async () => {
  expect(await stopsOf(["game/_section.yml", "game/actions.mdx"])).toEqual([
    "1 problem in the content:\n\n" +
      "content/game/flow.mdx: the build has left the file out.\n" +
      "  Fix: narrow the `ignore` patterns of gatsby-source-filesystem in gatsby-config.ts, or delete the file.\n",
  ]);
});
