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

/** Opens a game's page, starts the game for all seats and waits until the engine has answered. */
export async function playGame(page: Page, id: string, title: string): Promise<void> {
  await openHydrated(page, `/examples/${id}`);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  await playEverySeat(page);
  await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled({ timeout: 30_000 });
}

/** Takes all seats: bots answer in a game that begins. */
export async function playEverySeat(page: Page): Promise<void> {
  const view = page.getByRole("group", { name: "View" });
  const all = view.getByRole("button", { name: /^All/ });
  const more = page.getByRole("button", { name: "More", exact: true });
  const move = page.getByRole("button", { name: "Bot move" });
  await expect(all.or(more).or(move).first()).toBeVisible({ timeout: 30_000 });
  if (await all.isVisible()) {
    await all.click();
    return;
  }
  await openMore(page);
  const bots = page.getByRole("button", { name: "Bots answer" });
  if (await bots.isVisible()) await bots.click();
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
