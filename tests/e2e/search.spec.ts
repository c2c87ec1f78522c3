import type { Locator, Page } from "@playwright/test";
import { ask, box, dialog, field, highlightedWords, options } from "./searchBox";
import {
  enterText,
  expect,
  expectNoNavigation,
  listRequests,
  openHydrated,
  openPhone,
  test,
  waitForHydration,
} from "./site";

test("the index loads when the box is first touched, not before @core", async ({ page }) => {
  const asked = listRequests(page);
  await page.goto("/game/board");
  // The dialog's own code is prefetched; the index and what reads it are not, even by the app.
  await expect.poll(() => asked.some((path) => /^\/search-[0-9a-f]+\.js$/.test(path))).toBe(true);
  await waitForHydration(page);
  await expect(box(page)).toHaveText("Search Ctrl+K");
  expect(asked.filter((path) => /lunr|search-doc/.test(path))).toEqual([]);
  const index = page.waitForResponse(/\/lunr-index-[0-9a-f]+\.json$/);
  await box(page).hover();
  await index;
  await expect(box(page)).toHaveText("Search Ctrl+K");
  expect(asked.some((path) => /^\/search-doc-[0-9a-f]+\.json$/.test(path))).toBe(true);
});

test("the box is clicked although its text changes under the pointer", async ({ page }) => {
  await openHydrated(page, "/game/board");
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/lunr-index-[0-9a-f]+\.json$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await box(page).getByText("Search").hover();
  await expect(box(page)).toContainText("Loading");
  await page.mouse.down();
  release();
  await expect(box(page)).toHaveText("Search Ctrl+K");
  await page.mouse.up();
  await expect(field(page)).toBeFocused();
});

test("on a phone it fills the screen and opens by touch @core @touch", async ({ browser }) => {
  const page = await openPhone(browser);
  await openHydrated(page, "/");
  // Playwright waits for the index, which this very touch requests.
  await box(page).tap({ force: true });
  await enterText(field(page), "layout");
  await options(page).first().waitFor();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  // Below 16 px, iOS zooms into the field.
  const size = await field(page).evaluate((input) => getComputedStyle(input).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  const href = await options(page).first().getAttribute("href");
  await options(page).first().tap();
  await expect(page).toHaveURL(href ?? "");
  await expect(dialog(page)).toBeHidden();
  await page.context().close();
});

test("keys and box open the dialog, which keeps the focus @core @smoke", async ({ page }) => {
  await openHydrated(page, "/game/board");
  const link = page.getByRole("main").getByRole("link").first();
  for (const key of ["Control+k", "/", "s"]) {
    await link.focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    // Pressed twice, it is still one dialog.
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await enterText(field(page), "adjacency");
  await options(page).first().waitFor();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest("dialog") !== null,
    );
    expect(inside).toBe(true);
  }
});

test("the dialog gives the focus back to the box @core", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test("Control+Enter opens a result in a tab @core", async ({ page, context }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  const target = await options(page).first().getAttribute("href");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const tab = await opened;
  await expect(tab).toHaveURL(target ?? "");
  await tab.waitForFunction(() => (CSS.highlights.get("search-words")?.size ?? 0) > 0);
  await expect(field(page)).toHaveValue("adjacency");
});

test("Back closes the dialog, and Forward opens it again @core", async ({ page }) => {
  await openHydrated(page, "/");
  await page.goto("/game/board");
  await openHydrated(page, "/game/board");
  await page.evaluate(() => window.scrollTo(0, 600));
  await ask(page, "flow");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/game/board");
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await expectNoNavigation(page);
  await page.goForward();
  await expect(field(page)).toHaveValue("flow");
  await page.reload();
  await waitForHydration(page);
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("searchDialog");
});

test("Back returns from a result on the same page @core", async ({ page }) => {
  await openHydrated(page, "/game/actions");
  await ask(page, "actions section:confirm");
  await enterText(field(page), "section:actions confirm");
  const here = options(page).and(page.locator("[href^='/game/actions#']")).first();
  const href = (await here.getAttribute("href")) ?? "";
  await here.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${href.split("#")[1] ?? ""}"]`)).toBeInViewport();
  await expect.poll(() => highlightedWords(page)).not.toEqual([]);
  // Not by goBack(), which in Firefox waits for a document.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/game/actions");
});

/** The field of the page of results, and its results. */
const pageField = (page: Page): Locator => page.getByRole("main").getByRole("searchbox");
const hits = (page: Page): Locator => page.getByRole("main").locator("li a:has(mark)");

test("the page of results and its address follow each other @core", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  await enterText(field(page), "adjacency");
  await dialog(page)
    .getByRole("button", { name: /^Guides/ })
    .click();
  await dialog(page).getByRole("link", { name: "All results" }).click();
  await expect(page).toHaveURL("/search?q=adjacency&in=guides");
  await expect(hits(page).first()).toBeVisible();
  await enterText(pageField(page), "layout");
  await expect(page).toHaveURL("/search?q=layout&in=guides");
  await enterText(pageField(page), "layout grid");
  await expect(page).toHaveURL("/search?q=layout+grid&in=guides");
  await page.goBack();
  await expect(page).toHaveURL("/search?q=adjacency&in=guides");
  await expect(pageField(page)).toHaveValue("adjacency");
  await page.goForward();
  await expect(pageField(page)).toHaveValue("layout grid");
  const href = (await hits(page).first().getAttribute("href")) ?? "";
  await hits(page).first().click();
  await expect(page).toHaveURL(href);
  await page.waitForFunction(() => (CSS.highlights.get("search-words")?.size ?? 0) > 0);
  await page.goBack();
  await expect(pageField(page)).toHaveValue("layout grid");
  await expect(hits(page).first()).toBeVisible();
});
