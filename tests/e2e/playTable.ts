import type { Frame, FrameLocator, Locator, Page } from "@playwright/test";
import { expect, openHydrated } from "./site";

/** The table of a seat. */
export function seatFrame(page: Page, title: string, seat: number): FrameLocator {
  return page.frameLocator(`iframe[title="${title}, seat ${String(seat)}"]`);
}

/** The document inside a frame's element. */
export async function openFrame(host: Locator): Promise<Frame> {
  const frame = await (await host.elementHandle()).contentFrame();
  if (!frame) throw new Error("The frame has no document.");
  return frame;
}

/** Whether the page shows one table at a time, and gives the reader one seat. */
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? Infinity) < 996;

/** Opens a game's page for all seats, starts the game and waits until the engine has answered. */
export async function playGame(page: Page, id: string, title: string): Promise<void> {
  await openHydrated(page, `/examples/${id}`);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  if (isPhone(page)) await playEverySeat(page);
  await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled({ timeout: 30_000 });
}

/** Takes all seats where bots play the others, as they do on phones in games for more than one player. */
export async function playEverySeat(page: Page): Promise<void> {
  const all = page.getByRole("button", { name: "Play all seats" });
  await expect(all.or(page.getByRole("button", { name: "Bot move" })).first()).toBeVisible();
  if (await all.isVisible()) await all.click();
}

/** Waits until this many moves have been made, and the newest is shown. */
export async function expectMove(page: Page, number: number): Promise<void> {
  const count = `Move ${String(number)} of ${String(number)}`;
  await expect(page.getByText(count, { exact: true })).toBeVisible();
}

/** Lets the bot make a move, and waits for it. */
export async function botMove(page: Page, number: number): Promise<void> {
  await page.getByRole("button", { name: "Bot move" }).click();
  await expectMove(page, number);
}

/** Opens the menu of a table, where there is no room for what is in it. */
export async function openMore(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true });
  if ((await more.isVisible()) && (await more.getAttribute("aria-expanded")) === "false")
    await more.click();
}

/** Opens one of the inspectors. */
export async function inspect(page: Page, tab: "Board" | "Flow" | "JSON"): Promise<void> {
  await openMore(page);
  const button = page.getByRole("button", { name: "Inspect", exact: true });
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  await page.getByRole("tab", { name: tab, exact: true }).click();
}
