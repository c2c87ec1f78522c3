import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { meanDifference, readColors } from "../../tools/pictures/compare";
import { GAME_IDS } from "./gameIds";

/** Names of the pictures that one of the lists in `static/pictures` has. */
const listed = (list: string): string[] =>
  Object.entries(
    JSON.parse(readFileSync(`static/pictures/${list}`, "utf8")) as Record<string, object>,
  )
    // A block that shows nothing has no picture.
    .filter(([, entry]) => list === "manifest.json" || "height" in entry)
    .map(([name]) => name);

const games = listed("manifest.json");
const blocks = listed("live.json");

/** Two pictures of different things differ by more than this, on average of their channels. Much of a block's result is empty, so blocks differ by less than games do. */
const LEAST = { games: 8, blocks: 4 } as const;

const readPicture = (folder: string, name: string, theme: string): Promise<Buffer> =>
  readColors(path.join(folder, `${name}.${theme}.webp`));

/** Holds the committed pictures against those that were just taken, and these against others. */
async function compare(
  live: string,
  names: readonly string[],
  { isOther, least }: { isOther: (name: string, each: string) => boolean; least: number },
): Promise<void> {
  for (const [index, name] of names.entries()) {
    const other = [...names.slice(index), ...names].find((each) => isOther(name, each))!;
    for (const theme of ["light", "dark"]) {
      const taken = await readPicture(live, name, theme);
      const own = await readPicture("static/pictures", name, theme);
      const against = meanDifference(taken, await readPicture("static/pictures", other, theme));
      expect.soft(against, `${name}, ${theme}, against ${other}`).toBeGreaterThan(least);
      // Another machine's letters move lines and buttons; they make no other picture of it.
      const different = Math.max(least, against) * 0.75;
      expect.soft(meanDifference(taken, own), `${name}, ${theme}`).toBeLessThan(different);
    }
  }
}

test("the committed pictures show what this build shows", async () => {
  test.setTimeout(600_000);
  const live = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const tool = ["node_modules/tsx/dist/cli.mjs", "tools/pictures/draw.ts", "--check", live];
  try {
    await promisify(execFile)(process.execPath, tool);
    const pictured = new Set(games.map((name) => name.replace(/-\d+$/, "")));
    expect([...pictured].sort()).toEqual(GAME_IDS);
    expect(blocks.length).toBeGreaterThanOrEqual(28);
    const isOtherGame = (name: string, each: string): boolean =>
      !each.startsWith(name.replace(/-\d+$/, ""));
    await compare(live, games, { isOther: isOtherGame, least: LEAST.games });
    await compare(live, blocks, { isOther: (name, each) => name !== each, least: LEAST.blocks });
  } finally {
    rmSync(live, { recursive: true });
  }
});
