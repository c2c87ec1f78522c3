import type { Page } from "@playwright/test";
import { expect, overflowOf, setWidth } from "./site";

/** Pages with every kind of text. */
export const ROUTES = [
  "/",
  "/introduction/create-a-game",
  "/api/classes/Stack",
  "/examples/garden-row",
] as const;

/** Texts that are cut off by their box, and not meant to scroll. */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true }))
          return false;
        const cutsX = ["hidden", "clip"].includes(overflowX);
        const cutsY = ["hidden", "clip"].includes(overflowY);
        return (
          (cutsX && element.scrollWidth > element.clientWidth + 2) ||
          (cutsY && element.scrollHeight > element.clientHeight + 2)
        );
      })
      .map(
        (element) =>
          `<${element.localName} class="${element.className}"> ${element.innerText.slice(0, 60)}`,
      ),
  );

/** Expects that no text of an open page is cut off, and that it fits its window, wide and half as wide. */
export async function expectWholeTexts(page: Page): Promise<void> {
  for (const width of [1280, 640]) {
    await setWidth(page, width);
    const where = `${page.url()}, ${String(width)} px`;
    expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
    expect(await findCutTexts(page), where).toEqual([]);
    const title = await page.locator("main h1").boundingBox();
    expect(title?.width, where).toBeGreaterThan(250);
  }
}
