import { field as dialogField, dialog } from "./searchBox";
import { expect, openHydrated, test } from "./site";
import type { Locator, Page } from "@playwright/test";

const field = (page: Page): Locator => page.getByRole("main").getByRole("searchbox");
const hits = (page: Page): Locator => page.getByRole("main").locator("li a:has(mark)");

test("/search?q= shows the results on a page of their own, each a link", async ({ page }) => {
  await openHydrated(page, "/search?q=flow&in=guides");
  await expect(field(page)).toHaveValue("flow");
  const guides = page.getByRole("main").getByRole("button", { name: /^Guides \d+/ });
  await expect(guides).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/^\d+ results in Guides$/).last()).toBeVisible();
  for (const link of await hits(page).all())
    expect(await link.getAttribute("href")).not.toMatch(/^\/api/);
});

test("the address follows the field, and the field follows Back and Forward", async ({ page }) => {
  await openHydrated(page, "/search?q=flow");
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill("layout");
  await expect(page).toHaveURL("/search?q=layout");
  await field(page).fill("layout grid");
  await expect(page).toHaveURL("/search?q=layout+grid");
  await page.goBack();
  await expect(page).toHaveURL("/search?q=flow");
  await expect(field(page)).toHaveValue("flow");
  await page.goForward();
  await expect(field(page)).toHaveValue("layout grid");
});

test("Enter makes a search one that Back returns to", async ({ page }) => {
  await openHydrated(page, "/search");
  await field(page).fill("flow");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=flow");
  await field(page).fill("board");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=board");
  await page.goBack();
  await expect(field(page)).toHaveValue("flow");
});

test("a result is gone to with its words marked, and Back leads to the results", async ({
  page,
}) => {
  await openHydrated(page, "/search?q=adjacency");
  const href = (await hits(page).first().getAttribute("href")) ?? "";
  await hits(page).first().click();
  await expect(page).toHaveURL(href);
  await page.waitForFunction(() => (CSS.highlights.get("search-words")?.size ?? 0) > 0);
  await page.goBack();
  await expect(field(page)).toHaveValue("adjacency");
  await expect(hits(page).first()).toBeVisible();
});

test("nothing found is told, with what is nearest; a rubbish filter is none", async ({ page }) => {
  await openHydrated(page, "/search?q=layoutqqzzvv&in=__proto__");
  await expect(page.getByText("No results for “layoutqqzzvv”.").last()).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Nearest: / }).first()).toBeVisible();
});

test("a query that cannot be decoded still gives a page", async ({ page }) => {
  await openHydrated(page, "/search?q=%E0%A4%A&in=");
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /^All \d+/ })).toBeVisible();
});

test("the dialog leads to it with query and filter", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  await dialogField(page).fill("adjacency");
  await dialog(page)
    .getByRole("button", { name: /^Guides/ })
    .click();
  await dialog(page).getByRole("link", { name: "All results" }).click();
  await expect(page).toHaveURL("/search?q=adjacency&in=guides");
  await expect(hits(page).first()).toBeVisible();
});

test("a failed index is told here too, and Try again mends it", async ({ page, faults }) => {
  await page.route("**/lunr-index-*.json", (route) => route.abort());
  await openHydrated(page, "/search?q=flow");
  await expect(page.getByText("Search could not load.", { exact: true })).toBeVisible();
  await page.unroute("**/lunr-index-*.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(hits(page).first()).toBeVisible();
  faults.requests.length = 0;
  faults.console.length = 0;
});

test("without JavaScript it says so and lists every page; the navbar leads there", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/game/board");
  await page.getByRole("banner").getByRole("link", { name: "All pages" }).click();
  await expect(page.getByText(/Searching needs JavaScript/)).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole("main").locator("a[href='/api']")).toBeVisible();
  await context.close();
});
