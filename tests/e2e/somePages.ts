import type { Page } from "@playwright/test";
import { expect } from "./site";

/** A guide with live blocks, a page of the reference and a game. */
export const GUIDE = "/ui/appearance";
export const REFERENCE = "/api/classes/Space";
export const GAME = "/examples/garden-row";
/** One page of each kind, representing all. */
export const SOME = ["/", GUIDE, REFERENCE, GAME] as const;

/** Goes to another page through the sidebar, which shows that the page is hydrated. */
export async function followLink(page: Page): Promise<void> {
  await page.locator("nav[aria-label=Documentation] a[href='/game/flow']").click();
  await expect(page).toHaveURL("/game/flow");
  await expect(page.locator("h1")).toContainText("Flow");
}
