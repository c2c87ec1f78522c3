import type { FrameLocator, Page } from "@playwright/test";
import { playEverySeat, seatFrame } from "./playTable";
import { expect, openHydrated } from "./site";

/** The page of the smallest game, which most tests of the playground play. */
export const ROUTE = "/examples/garden-row";

/** The table of a seat, which is a separate document. */
export function seat(page: Page, number: number): FrameLocator {
  return seatFrame(page, "Garden Row", number);
}

/** Starts the game and waits until both seats show a board that can be played. */
export async function startGame(page: Page): Promise<void> {
  await openHydrated(page, ROUTE);
  await page.getByRole("button", { name: "Play Garden Row" }).click();
  await playEverySeat(page);
  for (const number of [1, 2]) {
    await expect(seat(page, number).locator(".Plot")).toHaveCount(9, { timeout: 30_000 });
  }
  await expect(seat(page, 1).getByText("Sow a seed")).toBeVisible();
}

/**
 * Sows in a plot of the board, counted from 0, by clicks in the table of a seat; `move` is the number
 * that the page then shows for the move.
 */
export async function sow(page: Page, number: number, plot: number, move: number): Promise<void> {
  // A frame that is out of view draws nothing.
  await seat(page, number).owner().scrollIntoViewIfNeeded();
  const count = page.getByText(`Move ${String(move)} of ${String(move)}`, { exact: true });
  // The table drops a click that an update overtakes.
  await expect(async () => {
    // The toolkit hides the plot itself, and shows what is in it.
    const target = seat(page, number).locator(".Plot .soil").nth(plot);
    if (!(await count.isVisible())) await target.click({ timeout: 2000 });
    await expect(count).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}
