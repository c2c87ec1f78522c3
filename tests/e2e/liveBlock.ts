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

/** Reads the number that a page draws beside each line of its blocks, and the number of each line. Runs in the page. */
export function readLineNumbers(): Record<"drawn" | "counted", number[]> {
  // The page's policy allows no other style.
  const style = new CSSStyleSheet();
  document.adoptedStyleSheets.push(style);
  const lines = [...document.querySelectorAll("figure.lines")].flatMap((figure) =>
    [...figure.querySelectorAll("pre > code > *")]
      .map((element, index) => ({ element, number: index + 1 }))
      .filter(({ element }) => element.checkVisibility()),
  );
  // No script can read a counter, but the width of as many strokes.
  const measure = (content: string): number[] => {
    style.replaceSync(`
      @counter-style strokes { system: symbolic; symbols: "|"; suffix: ""; }
      figure.lines pre > code > ::before { content: ${content}; inline-size: max-content; }`);
    return lines.map(({ element }) => parseFloat(getComputedStyle(element, "::before").width));
  };
  const units = measure('"|"');
  const drawn = measure("counter(line, strokes)").map((width, index) => width / units[index]!);
  document.adoptedStyleSheets.pop();
  return { drawn: drawn.map(Math.round), counted: lines.map(({ number }) => number) };
}
