import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Page } from "@playwright/test";
import { GAMES } from "../gameIds";
import { openMore, playGame } from "../playTable";
import { expect, forgiveLines, test, type Faults } from "../site";
import { Stranger, type Hands } from "./Stranger";

// Node treats the site's own modules as CommonJS, and Playwright's loader does not see their named
// exports.
const load = createRequire(import.meta.url);
const { seededRandom } = load(
  "../../../src/shared/games/seededRandom",
) as typeof import("../../../src/shared/games/seededRandom");

interface Facts {
  readonly title: string;
  readonly players: { readonly min: number; readonly default: number };
}

/** Starts a game with as few players as it allows. */
async function startGame(page: Page, id: string): Promise<void> {
  const json = readFileSync(path.join(GAMES, id, "game.json"), "utf8");
  const { title, players } = JSON.parse(json) as Facts;
  await playGame(page, id, title);
  if (players.min === players.default) return;
  await openMore(page);
  const settings = page.getByRole("button", { name: "Settings", exact: true });
  await settings.click();
  await page.getByRole("combobox", { name: /^Players/ }).selectOption(String(players.min));
  await settings.click();
  await expect(page.getByTestId("game-table").locator("section")).toHaveCount(players.min);
  await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled();
}

/** Far more than any game needs. */
const LIMIT = 600;

/** What the toolkit logs when a move arrives while another seat is choosing its own, as in an auction. */
const OVERTAKEN = /^move may no longer be valid\. retrying/;

/** Plays a game from the first move to the end, as somebody who does not know the rules. */
export async function playToTheEnd(
  page: Page,
  id: string,
  { hands, faults }: { readonly hands: Hands; readonly faults: Faults },
): Promise<void> {
  test.setTimeout(15 * 60_000);
  await startGame(page, id);
  const seed = `stranger ${id}`;
  const random = seededRandom(seed);
  const { acts, drags, outcome } = await new Stranger({ page, hands, random, limit: LIMIT }).play();
  const description = `seed "${seed}": ${String(acts)} acts, ${String(drags)} drags. ${outcome}`;
  test.info().annotations.push({ type: "played", description });
  await expect(page.getByRole("button", { name: "Bot move" })).toBeDisabled();
  await expect(page.getByTestId("game-table").getByRole("alert")).toHaveCount(0);
  forgiveLines(faults, OVERTAKEN);
}
