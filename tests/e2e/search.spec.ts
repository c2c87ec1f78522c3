import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./site";

const box = (page: Page) => page.getByRole("banner").getByRole("button", { name: /Search/ });
const field = (page: Page) => page.getByRole("combobox", { name: "Search the documentation" });

test("the index loads when the box is first touched, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, "/game/board");
  await expect(box(page)).toContainText("Loading...");
  await expect(box(page)).toHaveAttribute("aria-disabled", "true");
  expect(asked.filter((path) => /search|lunr/.test(path))).toEqual([]);
  await box(page).hover();
  await expect(box(page)).toContainText("Search");
  await expect(box(page)).toContainText("Ctrl+K");
  expect(asked.some((path) => /^\/search-doc-[0-9a-f]+\.json$/.test(path))).toBe(true);
  expect(asked.some((path) => /^\/lunr-index-[0-9a-f]+\.json$/.test(path))).toBe(true);
});

test("Ctrl+K opens it, arrows choose, Enter goes to the section", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await field(page).fill("adjacency");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options.nth(1).getAttribute("id")) ?? "",
  );
  const target = (await options.nth(1).getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the number of results is said, none too", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  const status = page.getByRole("dialog").getByRole("status");
  await field(page).fill("chooseOnBoard");
  await expect(status).toHaveText(/^\d+ results?$/);
  await field(page).fill("xyzzyplugh");
  await expect(status).toHaveText("No results for “xyzzyplugh”.");
});

test("Escape closes it and gives the focus back", async ({ page }) => {
  await openHydrated(page, "/");
  await box(page).hover();
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test("a failed index is told, and Try again mends it", async ({ page, faults }) => {
  await page.route("**/lunr-index-*.json", (route) => route.fulfill({ status: 404, body: "" }));
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toHaveText("Search could not load.");
  await page.unroute("**/lunr-index-*.json");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await field(page).fill("flow");
  await expect(page.getByRole("option").first()).toBeVisible();
  faults.requests.length = 0;
  faults.console.length = 0;
});

test("lunr's own query language never sees what is typed", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  for (const query of [
    "a:b",
    "x~9999999999",
    "+-",
    "*",
    "title:",
    "<img src=x onerror=alert(1)>",
  ]) {
    await field(page).fill(query);
    await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty();
  }
});

test("/search?q= shows the results on a page of their own", async ({ page }) => {
  await openHydrated(page, "/search?q=flow");
  await expect(page.getByRole("searchbox")).toHaveValue("flow");
  await expect(page.getByRole("option").first()).toBeVisible();
});
