import type { FrameLocator, Locator, Page } from "@playwright/test";
import { pasteOver } from "./paste";
import { expect, openHydrated } from "./site";

/** A page with two live blocks, and the titles of both. */
export const LIVE_ROUTE = "/ui/appearance";
export const FACES = "Three faces of a card";
export const PEEK = "A card to peek at";

export function liveBlock(page: Page, title: string): Locator {
  return page.getByRole("region", { name: `Live code: ${title}` });
}

/** The document that shows a block's result. */
export function resultOf(page: Page, title: string): FrameLocator {
  return liveBlock(page, title).frameLocator(`iframe[title="Result of ${title}"]:not([inert])`);
}

export function editorOf(page: Page, title: string): Locator {
  return liveBlock(page, title).getByRole("textbox", { name: `Code: ${title}` });
}

/**
 * Scrolls to a block and waits until it is hydrated: an earlier click would hit what is about to be
 * replaced.
 */
async function waitForLife(page: Page, title: string): Promise<void> {
  await liveBlock(page, title).scrollIntoViewIfNeeded();
  await expect(liveBlock(page, title).getByRole("button", { name: "Stop" })).toBeEnabled();
}

/** Opens the page, and scrolls to the block, so that it runs. */
export async function openBlock(page: Page, title: string): Promise<void> {
  await openHydrated(page, LIVE_ROUTE);
  await waitForLife(page, title);
}

/** Replaces the code in the editor by pasting, as a reader would. */
export async function pasteCode(page: Page, title: string, code: string): Promise<void> {
  const editor = editorOf(page, title);
  if ((await editor.count()) === 0) {
    await waitForLife(page, title);
    await liveBlock(page, title).getByRole("button", { name: "Edit" }).click();
  }
  await pasteOver(editor, code);
}

/** Waits until a block runs automatically and shows its result. */
export async function waitForResult(page: Page, title: string, text: string): Promise<void> {
  await expect(resultOf(page, title).locator("body")).toContainText(text, { timeout: 20_000 });
}
