import { field as dialogField, dialog } from "./searchBox";
import { expect, openHydrated, test } from "./site";
import type { Locator, Page } from "@playwright/test";

const field = (page: Page): Locator => page.getByRole("main").getByRole("searchbox");
const hits = (page: Page): Locator => page.getByRole("main").locator("li a:has(mark)");

test(
  "the dialog leads to it; address and field follow each other, and Back leads to the results",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/");
    await page.keyboard.press("Control+k");
    await dialogField(page).fill("adjacency");
    await dialog(page)
      .getByRole("button", { name: /^Guides/ })
      .click();
    await dialog(page).getByRole("link", { name: "All results" }).click();
    await expect(page).toHaveURL("/search?q=adjacency&in=guides");
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill("layout");
    await expect(page).toHaveURL("/search?q=layout&in=guides");
    await field(page).fill("layout grid");
    await expect(page).toHaveURL("/search?q=layout+grid&in=guides");
    await page.goBack();
    await expect(page).toHaveURL("/search?q=adjacency&in=guides");
    await expect(field(page)).toHaveValue("adjacency");
    await page.goForward();
    await expect(field(page)).toHaveValue("layout grid");
    const href = (await hits(page).first().getAttribute("href")) ?? "";
    await hits(page).first().click();
    await expect(page).toHaveURL(href);
    await page.waitForFunction(() => (CSS.highlights.get("search-words")?.size ?? 0) > 0);
    await page.goBack();
    await expect(field(page)).toHaveValue("layout grid");
    await expect(hits(page).first()).toBeVisible();
    // A query that cannot be decoded still gives a page.
    await openHydrated(page, "/search?q=%E0%A4%A&in=");
    await expect(page.getByRole("button", { name: /^All \d+/ })).toBeVisible();
  },
);

test(
  "without JavaScript it says so and lists every page; the navbar leads there",
  { tag: "@core" },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/game/board");
    await page.getByRole("banner").getByRole("link", { name: "All pages" }).click();
    await expect(page.getByText(/Searching needs JavaScript/)).toBeVisible();
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole("main").locator("a[href='/api']")).toBeVisible();
    await context.close();
  },
);
