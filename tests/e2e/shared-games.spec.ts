import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { GAME_IDS, GAMES } from "./gameIds";
import { playGame } from "./playTable";
import { readClipboard } from "./readClipboard";
import { expect, holdRequests, openHydrated, test } from "./site";

/** How often each link is opened, by a reader who has never been here. */
const TIMES = 2;

const readTitle = (id: string): string =>
  (JSON.parse(readFileSync(path.join(GAMES, id, "game.json"), "utf8")) as { title: string }).title;

/** Makes moves until there are three, and copies the link to the game; the table says which move it shows. */
async function share(page: Page): Promise<{ address: string; at: string }> {
  const bot = page.getByRole("button", { name: "Bot move" });
  const counter = page.getByText(/^Move \d+ of \d+$/);
  for (let made = 0; made < 3; made = Number(/\d+/.exec(await counter.innerText())?.[0])) {
    await bot.click();
    await expect(counter).not.toHaveText(`Move ${String(made)} of ${String(made)}`);
  }
  await expect(bot).toBeEnabled();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  let at: string;
  // A table makes a forced move automatically, perhaps while the link is copied.
  do {
    at = await counter.innerText();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("The link is copied")).toBeVisible();
  } while ((await counter.innerText()) !== at);
  return { address: await readClipboard(page), at };
}

/** The scripts without which a page is only HTML. */
async function scriptsOf(browser: Browser, route: string): Promise<ReadonlySet<string>> {
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await openHydrated(page, route);
  await page.close();
  return scripts;
}

/** Opens a link in a separate browser, and presses Play before its scripts have loaded. */
async function openFresh(
  browser: Browser,
  address: string,
  { title, scripts }: { readonly title: string; readonly scripts: ReadonlySet<string> },
): Promise<Page> {
  const page = await browser.newPage();
  const release = await holdRequests(page, ({ href, pathname }) => {
    return pathname.endsWith(".js") && !scripts.has(href);
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("button", { name: `Play ${title}` }).click();
  await expect(page.getByRole("button", { name: "Loading…" })).toBeVisible();
  release();
  return page;
}

test.use({ permissions: ["clipboard-read", "clipboard-write"], actionTimeout: 20_000 });

for (const id of GAME_IDS)
  test(`${id}, shared, opens at the same move each time`, async ({ page, browser, faults }) => {
    test.setTimeout(10 * 60_000);
    const title = readTitle(id);
    await playGame(page, id, title);
    const { address, at } = await share(page);
    // A table that has waited makes a forced move automatically; if a bot was faster, the toolkit reports
    // it.
    const own = faults.console.filter(
      (text) => !/^Move .* not allowed\. Current players/.test(text),
    );
    faults.console.splice(0, Infinity, ...own);
    const scripts = await scriptsOf(browser, page.url());
    for (let time = 1; time <= TIMES; time += 1) {
      const fresh = await openFresh(browser, address, { title, scripts });
      await expect(fresh.getByText(at, { exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(fresh.getByTestId("game-table").getByRole("alert")).toHaveCount(0);
      await fresh.close();
    }
  });
