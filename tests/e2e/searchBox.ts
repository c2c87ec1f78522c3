import type { Locator, Page } from "@playwright/test";
import { enterText, expect } from "./site";

/** Most results that the dialog lists. */
const MOST_RESULTS = 20;

/** The search box of the navbar. */
export const box = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /Search/ });

/** The dialog of the search. */
export const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });

/** The field of the dialog. */
export const field = (page: Page): Locator =>
  page.getByRole("combobox", { name: "Search the documentation" });

/** The options of the dialog. */
export const options = (page: Page): Locator => dialog(page).getByRole("option");

/** What a screen reader announces about the search. */
export const status = (page: Page): Locator => dialog(page).getByRole("status");

/** Opens the dialog by its shortcut, enters a query and waits for the whole list of results. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await enterText(field(page), text);
  await options(page).first().waitFor();
  // Without results the nearest names are shown.
  const all = await dialog(page)
    .getByRole("button", { name: /^All \d+/ })
    .innerText();
  const results = Number(/\d+/.exec(all)?.[0]);
  if (results > 0) await expect(options(page)).toHaveCount(Math.min(results, MOST_RESULTS));
}

/** Waits until a closed dialog has removed its history entry, which takes the browser a moment. */
export async function waitForOwnEntry(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !(window.history.state as { searchDialog?: boolean } | null)?.searchDialog,
  );
}

/** Words that are highlighted on the page, each once, in page order. */
export function highlightedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get("search-words") ?? [])];
    const texts = ranges.map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    );
    return [...new Set(texts)].filter((text) => text !== undefined);
  });
}
