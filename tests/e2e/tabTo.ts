import type { Locator, Page } from "@playwright/test";

/** Most stops between two places of a page; more would itself be an error. */
const MOST_STOPS = 250;

/**
 * Presses a key that moves the focus, and returns whether the page then has it. From a frame of another
 * process the focus moves through the browser: for a moment it is nowhere, and the next key would begin
 * at the page's top. A focus that stays away for half a second has left.
 */
export async function pressTab(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const end = performance.now() + 500;
        const look = (): void => {
          const hasFocus = document.activeElement !== document.body;
          if (hasFocus || performance.now() > end) resolve(hasFocus);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The focused element, in one line for an error. */
function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    return `${activeElement?.localName ?? "nothing"} “${name.trim().slice(0, 30)}”`;
  });
}

/**
 * Presses Tab, or another key, until the element has the focus. Throws when it does not, with the stops
 * on the way.
 */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const stops: string[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    // A single query: the element may be replaced between two.
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await pressTab(page, key);
    stops.push(await describeFocus(page));
  }
  throw new Error(`${key} does not lead to ${target.toString()}, but to ${stops.join(", ")}.`);
}
