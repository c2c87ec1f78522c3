import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Page } from "@playwright/test";
import { GAME_IDS, GAMES } from "./gameIds";
import { fingerOf, mouseOf, type Pointer } from "./play/pointer";
import { Stranger } from "./play/Stranger";
import { openMore, playGame } from "./playTable";
import { expect, forgiveLines, test, type Faults } from "./site";

// Node treats the site's own modules as CommonJS, and Playwright's loader does not see their named
// exports.
const load = createRequire(import.meta.url);
const { seededRandom } = load(
  "../../src/shared/games/seededRandom",
) as typeof import("../../src/shared/games/seededRandom");

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

async function playToTheEnd(
  page: Page,
  id: string,
  { pointer, faults }: { readonly pointer: Pointer; readonly faults: Faults },
): Promise<void> {
  test.setTimeout(15 * 60_000);
  await startGame(page, id);
  const seed = `stranger ${id}`;
  const random = seededRandom(seed);
  const { acts, drags, outcome } = await new Stranger({
    page,
    pointer,
    random,
    limit: LIMIT,
  }).play();
  const description = `seed "${seed}": ${String(acts)} acts, ${String(drags)} drags. ${outcome}`;
  test.info().annotations.push({ type: "played", description });
  await expect(page.getByRole("button", { name: "Bot move" })).toBeDisabled();
  await expect(page.getByTestId("game-table").getByRole("alert")).toHaveCount(0);
  forgiveLines(faults, OVERTAKEN);
}

// A step that hangs is an error; only a whole game takes long.
test.use({ actionTimeout: 20_000 });

test.describe("somebody who does not know the rules, with a mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const id of GAME_IDS) {
    const tag = id === "garden-row" ? " @core" : "";
    test(`plays ${id} to its end${tag}`, async ({ page, faults }) => {
      await playToTheEnd(page, id, { pointer: mouseOf(page), faults });
    });
  }
});

test.describe("somebody who does not know the rules, on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The toolkit checks the user agent for a phone: controls are larger there.
    userAgent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  });
  for (const id of GAME_IDS) {
    test(`plays ${id} to its end`, async ({ page, faults }) => {
      await playToTheEnd(page, id, { pointer: await fingerOf(page), faults });
    });
  }
});
