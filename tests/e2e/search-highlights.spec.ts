import { ask, dialog, highlightedWords, options } from "./searchBox";
import { expect, openHydrated, test } from "./site";

test(
  "a search leads to highlighted words at their section, with Back to where it was asked",
  { tag: ["@core", "@smoke"] },
  async ({ page }) => {
    await openHydrated(page, "/game/board");
    await ask(page, "placement");
    const first = options(page).first();
    const href = (await first.getAttribute("href")) ?? "";
    await expect(first.locator("mark").first()).toHaveText(/placement/i);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(href);
    await expect.poll(() => highlightedWords(page)).toContain("placement");
    const slug = href.split("#")[1];
    if (slug !== undefined) await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
    // The table of contents beside the text is not part of it.
    const inNavigation = await page.evaluate(() =>
      [...(CSS.highlights.get("search-words") ?? [])].some(
        (range) => range.startContainer.parentElement?.closest("nav") !== null,
      ),
    );
    expect(inNavigation).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL("/game/board");
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => highlightedWords(page)).toEqual([]);
  },
);

test("the highlights are there again after Back and a reload", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  await page.keyboard.press("Enter");
  await expect.poll(() => highlightedWords(page)).not.toEqual([]);
  expect(page.url()).not.toContain("?");
  await page.locator("#Site-sidebar a[href='/faq']").click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => highlightedWords(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => highlightedWords(page)).not.toEqual([]);
  await page.reload();
  await expect.poll(() => highlightedWords(page)).not.toEqual([]);
});
