import { readFileSync } from "node:fs";
import path from "node:path";
import type { Frame, Locator, Page } from "@playwright/test";
import { clickMove, type OpenGame, type RecordedMove } from "./play/clickMove";
import { openFrame } from "./playTable";
import { expect, openHydrated, test } from "./site";

interface Facts {
  readonly title: string;
}

interface Recording {
  readonly players: number;
  readonly moves: readonly RecordedMove[];
  readonly winners: readonly number[];
}

const readJson = (id: string, file: string): unknown =>
  JSON.parse(readFileSync(path.resolve("content/games", id, file), "utf8"));

/** Opens a game's page, starts it and waits for the tables of all seats. */
async function openGame(page: Page, id: string, players: number): Promise<OpenGame> {
  const { title } = readJson(id, "game.json") as Facts;
  await openHydrated(page, `/examples/${id}`);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  const frames: [number, { host: Locator; frame: Frame }][] = [];
  for (let seat = 1; seat <= players; seat += 1) {
    const host = page.locator(`iframe[title="${title}, seat ${String(seat)}"]`);
    await expect(host.contentFrame().locator("#game")).toBeVisible({ timeout: 60_000 });
    frames.push([seat, { host, frame: await openFrame(host) }]);
  }
  return { page, frames: new Map(frames) };
}

// All tables in view, as on a large screen.
test.use({ viewport: { width: 1600, height: 1900 } });

/** A game on a grid and one with hidden information; play-by-pointer.spec.ts plays all of them. */
const RECORDED = ["garden-row", "snack-draft"];

for (const id of RECORDED) {
  test(`${id} goes as its recorded match does @core`, async ({ page }) => {
    const { players, moves, winners } = readJson(id, "moves.json") as Recording;
    test.setTimeout(60_000 + moves.length * 5_000);
    const game = await openGame(page, id, players);
    for (const [index, move] of moves.entries()) await clickMove(game, move, index + 1);
    const count = String(moves.length);
    await expect(page.getByText(`Move ${count} of ${count}`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Bot move" })).toBeDisabled();
    const tables = page.getByRole("region", { name: /'s table$/ });
    await expect(tables).toHaveCount(players);
    for (let seat = 1; seat <= players; seat += 1) {
      const note = tables.nth(seat - 1).locator("em");
      await expect(note).toHaveText(winners.includes(seat) ? ["won"] : []);
    }
    await expect(page.getByTestId("game-table").getByRole("alert")).toHaveCount(0);
  });
}
