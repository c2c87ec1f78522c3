import { box, dialog, field, options } from "./searchBox";
import { expect, openHydrated, test } from "./site";

test(
  "the index loads when the box is first touched, not before",
  { tag: "@core" },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, "/game/board");
    await expect(box(page)).toHaveText("Search Ctrl+K");
    expect(asked.filter((path) => /search|lunr/.test(path))).toEqual([]);
    const index = page.waitForResponse(/\/lunr-index-[0-9a-f]+\.json$/);
    await box(page).hover();
    await index;
    await expect(box(page)).toHaveText("Search Ctrl+K");
    expect(asked.some((path) => /^\/search-doc-[0-9a-f]+\.json$/.test(path))).toBe(true);
  },
);

test("on a phone it fills the screen and opens by touch", { tag: "@core" }, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openHydrated(page, "/");
  // Playwright waits for the index, which this very touch requests.
  await box(page).tap({ force: true });
  await field(page).fill("layout");
  await options(page).first().waitFor();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  // Below 16 px, iOS zooms into the field.
  const size = await field(page).evaluate((input) => getComputedStyle(input).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  const href = await options(page).first().getAttribute("href");
  await options(page).first().tap();
  await expect(page).toHaveURL(href ?? "");
  await expect(dialog(page)).toBeHidden();
  await context.close();
});
