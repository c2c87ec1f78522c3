import { ask, dialog, field, markedWords, options } from "./searchBox";
import { expect, openHydrated, test, waitForHydration } from "./site";

test("the words are marked on the page of the result, at its section", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "placement");
  const href = (await options(page).first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await expect.poll(() => markedWords(page)).toContain("placement");
  const slug = href.split("#")[1];
  if (slug !== undefined) await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
  // The contents beside the text are no part of it.
  const inNavigation = await page.evaluate(() =>
    [...(CSS.highlights.get("search-words") ?? [])].some(
      (range) => range.startContainer.parentElement?.closest("nav") !== null,
    ),
  );
  expect(inNavigation).toBe(false);
});

test("parts of camel-case names are marked", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "chooseOnBoard");
  await page.keyboard.press("Enter");
  await expect.poll(() => markedWords(page)).toContain("chooseOnBoard");
});

test("the marks go with Escape and stay away; the address has none of it", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  await page.keyboard.press("Enter");
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  expect(page.url()).not.toContain("?");
  await page.reload();
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => markedWords(page)).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("searchWords");
  expect(await markedWords(page)).toEqual([]);
});

test("the marks go with the page, and come again with Back", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  await page.keyboard.press("Enter");
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.locator("#sidebar a[href='/faq']").click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => markedWords(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => markedWords(page)).not.toEqual([]);
});

test("Escape in the dialog keeps the marks of the page below", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  await page.keyboard.press("Enter");
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  expect(await markedWords(page)).not.toEqual([]);
});

test("words in an address are marked and taken out of it, whatever they are", async ({ page }) => {
  await openHydrated(page, "/game/flow?h=flow+%3Cimg%3E+(+toString#loops");
  await expect(page).toHaveURL("/game/flow#loops");
  await expect.poll(() => markedWords(page)).toContain("Flow");
});
