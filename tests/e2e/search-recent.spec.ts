import type { Page } from "@playwright/test";
import { forbidStorage } from "./forbidStorage";
import { ask, dialog, field, options } from "./searchBox";
import { expect, openHydrated, test } from "./site";

const KEY = "recent-searches";
const recent = (page: Page) => dialog(page).getByRole("group", { name: "Recent searches" });

/** Asks something and goes to the first result. */
async function searchFor(page: Page, text: string): Promise<void> {
  await ask(page, text);
  const href = (await options(page).first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(href);
}

async function openEmpty(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await field(page).fill("");
}

test("searches that led somewhere are kept here, newest first, and can be cleared", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method() + request.url()));
  await openHydrated(page, "/");
  await searchFor(page, "adjacency");
  await searchFor(page, "flow");
  await searchFor(page, "adjacency");
  await openEmpty(page);
  await expect(recent(page).getByRole("option")).toHaveText(["adjacency", "flow"]);
  expect(sent.filter((each) => /adjacency|POST/.test(each) && /[?]/.test(each))).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("flow");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await field(page).fill("");
  await dialog(page).getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe("[]");
});

test("a search can be pinned and forgotten on the page of results", async ({ page }) => {
  await openHydrated(page, "/");
  await searchFor(page, "adjacency");
  await searchFor(page, "flow");
  await openHydrated(page, "/search");
  const kept = page.getByRole("region", { name: "Your searches" });
  const pin = kept.getByRole("button", { name: "Pin the search adjacency" });
  await pin.click();
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await kept.getByRole("button", { name: "Forget the search flow" }).click();
  await expect(kept.getByRole("listitem")).toHaveCount(1);
  // Clearing the recent ones and asking it again leave it where it is.
  await searchFor(page, "layout");
  await searchFor(page, "adjacency");
  await openEmpty(page);
  await expect(recent(page).getByRole("option")).toHaveText(["layout"]);
  await dialog(page).getByRole("button", { name: "Clear recent searches" }).click();
  const pinned = dialog(page).getByRole("group", { name: "Pinned searches" });
  await expect(pinned.getByRole("option")).toHaveText(["adjacency"]);
  await expect(dialog(page).getByRole("button", { name: "Clear recent searches" })).toHaveCount(0);
  await pinned.getByRole("option").click();
  await expect(field(page)).toHaveValue("adjacency");

  await openHydrated(page, "/search");
  await pin.click();
  await expect(pin).toHaveAttribute("aria-pressed", "false");
  await kept.getByRole("button", { name: "adjacency", exact: true }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("adjacency");
});

test("another tab follows", async ({ page, context }) => {
  await openHydrated(page, "/");
  const other = await context.newPage();
  await openHydrated(other, "/");
  await openEmpty(other);
  await expect(options(other).first()).toBeVisible();
  await searchFor(page, "adjacency");
  await expect(recent(other).getByRole("option")).toHaveText(["adjacency"]);
});

for (const rubbish of ['{"x":', '["a",1]', '"__proto__"', "[" + '"a",'.repeat(9000) + '"a"]']) {
  test(`storage with ${rubbish.slice(0, 12)} is ignored and written anew`, async ({ page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (window !== window.top) return;
        if (sessionStorage.getItem("once") === null) localStorage.setItem(key, text);
        sessionStorage.setItem("once", "");
      },
      [KEY, rubbish] as const,
    );
    await openHydrated(page, "/");
    await openEmpty(page);
    await expect(options(page).first()).toBeVisible();
    await expect(recent(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await searchFor(page, "adjacency");
    await openEmpty(page);
    await expect(recent(page).getByRole("option")).toHaveText(["adjacency"]);
  });
}

test("storage that is forbidden costs nothing but the memory", async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await openHydrated(page, "/");
  await searchFor(page, "adjacency");
  await openEmpty(page);
  await expect(recent(page).getByRole("option")).toHaveText(["adjacency"]);
});
