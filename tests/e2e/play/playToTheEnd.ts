import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Page } from "@playwright/test";
import { GAMES } from "../gameIds";
import { openMore, playGame } from "../playTable";
import { expect, forgiveLines, test, type Faults } from "../site";
import type { GamePage, OpenTable } from "./GamePage";
import type { PlaywrightTable } from "./PlaywrightGame";
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

/** What a game's `game.json` says. */
export function readFacts(id: string): Facts {
  return JSON.parse(readFileSync(path.join(GAMES, id, "game.json"), "utf8")) as Facts;
}

/** Starts a game with as few players as it allows. */
async function startGame(page: Page, id: string): Promise<void> {
  const { title, players } = readFacts(id);
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

/**
 * What the toolkit logs when a move arrives while another seat is choosing its own, as in an auction; and when somebody
 * bids at a table that does not show the others' bids yet: tables are drawn up to a second late.
 */
const OVERTAKEN =
  /^move may no longer be valid\. retrying|^(?:Invalid choice for amount\. Got "\d+"|Unable to process move:) Below minimum$/;

interface PlayOptions<Seat extends OpenTable> {
  readonly game: GamePage<Seat>;
  readonly hands: Hands<Seat>;
}

/** Plays a game that has started to its end, as somebody who does not know the rules. */
export async function playAsStranger<Seat extends OpenTable>(
  id: string,
  options: PlayOptions<Seat>,
): Promise<void> {
  const seed = `stranger ${id}`;
  const random = seededRandom(seed);
  const { acts, drags, outcome } = await new Stranger({ ...options, random, limit: LIMIT }).play();
  const description = `seed "${seed}": ${String(acts)} acts, ${String(drags)} drags. ${outcome}`;
  test.info().annotations.push({ type: "played", description });
}

/** Plays a game from the first move to the end, as somebody who does not know the rules. */
export async function playToTheEnd(
  page: Page,
  id: string,
  { faults, ...options }: PlayOptions<PlaywrightTable> & { readonly faults: Faults },
): Promise<void> {
  test.setTimeout(15 * 60_000);
  await startGame(page, id);
  await playAsStranger(id, options);
  await expect(page.getByRole("button", { name: "Bot move" })).toBeDisabled();
  await expect(page.getByTestId("game-table").getByRole("alert")).toHaveCount(0);
  forgiveLines(faults, OVERTAKEN);
}
