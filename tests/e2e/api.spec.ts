import type { Page } from "@playwright/test";
import { expect, openHydrated, test, waitForHydration } from "./site";

const CLASS = "/api/classes/GameElement";
/** A class that inherits most of its members. */
const HEIR = "/api/classes/Stack";

const field = (page: Page) => page.getByRole("searchbox", { name: "Filter members" });
const status = (page: Page) => page.getByRole("group", { name: /^Filter/ }).getByRole("status");
const rows = (page: Page) => page.locator("[data-no-cards] li:has(> a code)");
const shownRows = (page: Page) => rows(page).filter({ visible: true });
const switchOf = (page: Page, name: string) => page.getByRole("checkbox", { name });

test.describe("the index", () => {
  test(
    "narrows as one types, marks what was found, says how much, and Escape clears it",
    { tag: "@core" },
    async ({ page }) => {
      await openHydrated(page, CLASS);
      const total = await rows(page).count();
      await expect(status(page)).toHaveText(`${String(total)} members`);
      await field(page).fill("adjac");
      await expect(status(page)).toHaveText(/^\d+ of \d+ members$/);
      const left = await shownRows(page).count();
      expect(left).toBeGreaterThan(1);
      expect(left).toBeLessThan(total / 2);
      await expect(status(page)).toHaveText(`${String(left)} of ${String(total)} members`);
      await expect(shownRows(page).filter({ has: page.locator("mark") })).toHaveCount(left);
      await expect(page.locator("[data-no-cards] h3:visible")).not.toHaveCount(0);
      await field(page).press("Escape");
      await expect(field(page)).toHaveValue("");
      await expect(status(page)).toHaveText(`${String(total)} members`);
      await expect(shownRows(page)).toHaveCount(total);
    },
  );

  test("filtering leaves the members alone", async ({ page }) => {
    await openHydrated(page, CLASS);
    await page.evaluate(() => {
      const changes = { inside: 0, outside: 0 };
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          // The table of contents follows the scroll position.
          if (element?.closest("nav")) continue;
          changes[element?.closest("[data-no-cards]") ? "inside" : "outside"] += 1;
        }
      });
      const main = document.querySelector("main") ?? document.body;
      observer.observe(main, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      Object.assign(window, { changes });
    });
    await field(page).pressSequentially("ele");
    await expect(status(page)).toHaveText(/ of /);
    await field(page).press("Escape");
    await expect(status(page)).not.toHaveText(/ of /);
    const changes = await page.evaluate(
      () => (window as unknown as { changes: { inside: number; outside: number } }).changes,
    );
    expect(changes.inside).toBeGreaterThan(0);
    expect(changes.outside).toBe(0);
  });

  test("switches are remembered, on other pages and in other tabs", async ({ page, context }) => {
    await openHydrated(page, HEIR);
    const other = await context.newPage();
    await openHydrated(other, "/api/classes/Space");
    const total = await rows(page).count();
    await expect(page.locator("[data-no-cards] details")).not.toHaveCount(0);
    await switchOf(page, "inherited").uncheck();
    await expect(page.locator("[data-no-cards] details:visible")).toHaveCount(0);
    await expect(status(page)).toHaveText(new RegExp(`of ${String(total)} members$`));
    await expect(switchOf(other, "inherited")).not.toBeChecked();
    await expect(other.locator("[data-no-cards] details:visible")).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await expect(switchOf(page, "inherited")).not.toBeChecked();
    await expect(page.locator("[data-no-cards] details:visible")).toHaveCount(0);
    await switchOf(other, "inherited").check();
    await expect(switchOf(page, "inherited")).toBeChecked();
    await expect(page.locator("[data-no-cards] details:visible")).not.toHaveCount(0);
  });

  test("inherited members are counted and lead to the one place that explains them", async ({
    page,
  }) => {
    await openHydrated(page, HEIR);
    const groups = page.locator("[data-no-cards] details");
    expect(await groups.count()).toBeGreaterThan(1);
    for (const group of await groups.all()) {
      await expect(group).not.toHaveAttribute("open");
      const base = await group.locator("summary code").innerText();
      const count = Number(await group.locator("summary span").innerText());
      const links = await group
        .locator("li a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(links).toHaveLength(count);
      expect(links.filter((href) => !href.toLowerCase().includes(base.toLowerCase()))).toEqual([]);
    }
    const last = groups.last();
    await last.locator("summary").click();
    const link = last.locator("li a").first();
    const target = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });

  test("the pages of all symbols have one, too", async ({ page }) => {
    for (const route of ["/api", "/api/modules"]) {
      await openHydrated(page, route);
      await page.getByRole("searchbox", { name: "Filter symbols" }).fill("eachplayer");
      await expect(status(page)).toHaveText(/ of /);
      await shownRows(page).getByRole("link", { name: "eachPlayer", exact: true }).click();
      await expect(page).toHaveURL("/api/modules#eachplayer");
      await expect(page.locator("#eachplayer")).toBeInViewport();
    }
  });

  test("nothing moves when the page comes to life", { tag: "@core" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        const found = list.getEntries() as unknown as readonly { value: number }[];
        const measured = window as unknown as { shift: number };
        for (const { value } of found) measured.shift += value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 1400 });
      await openHydrated(page, CLASS);
      await expect(field(page)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    }
  });
});

test("signatures wrap instead of scrolling at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const route of ["/api/classes/Action", "/api/modules"]) {
    await openHydrated(page, route);
    const wide = await page
      .locator("main pre[translate=no]:not(figure pre)")
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((pre) => pre.textContent),
      );
    expect(wide).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  }
});

test("parameters read as a table, at every width without scrolling sideways", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/api/classes/Action");
    const table = page.getByRole("table", { name: "Parameters of chooseFrom" });
    await expect(table.getByRole("columnheader", { name: "Default" })).toBeAttached();
    const row = table.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: "options.prompt", exact: true }),
    });
    await expect(row.getByRole("cell").filter({ hasText: "no" }).first()).toBeVisible();
    await expect(row.getByRole("cell").last()).toContainText(/Prompt/);
    const frame = page.locator("main .table").filter({ has: table });
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  }
});

test("the class hierarchy is a nested list with the class marked, and all of it on demand", async ({
  page,
}) => {
  await openHydrated(page, HEIR);
  const family = page.getByRole("figure", { name: "Class hierarchy" });
  const line = family.locator("> ul a");
  expect(await line.allInnerTexts()).toEqual(["GameElement", "Space", "SingleLayout", "Stack"]);
  await expect(line.and(page.locator("[aria-current=page]"))).toHaveText("Stack");
  await family.locator("summary").click();
  await family.locator("details").getByRole("link", { name: "Piece", exact: true }).click();
  await expect(page).toHaveURL("/api/classes/Piece");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the index is a plain list, whose closed parts open", async ({ page }) => {
    await page.goto(HEIR);
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(await page.getByRole("checkbox").count()).toBe(0);
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
    const group = page.locator("[data-no-cards] details").first();
    await expect(group.locator("li a").first()).toBeHidden();
    await group.locator("summary").click();
    await expect(group.locator("li a").first()).toBeVisible();
    await page.goto(CLASS);
    const all = rows(page);
    expect(await all.count()).toBeGreaterThan(30);
    await expect(all.last()).toBeVisible();
    await expect(all.first()).toContainText(/\w+ \w+ \w+/);
  });
});
