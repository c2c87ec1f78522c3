import type { Page } from "@playwright/test";
import { enterText, expect, openHydrated, overflowOf, test } from "./site";

const CLASS = "/api/classes/GameElement";

const field = (page: Page) => page.getByRole("searchbox", { name: "Filter members" });
const status = (page: Page) => page.getByRole("group", { name: /^Filter/ }).getByRole("status");

test.describe("the index", () => {
  test("filtering leaves the members alone", async ({ page }) => {
    await openHydrated(page, CLASS);
    // The first focus prepares the code of the page for arrow keys.
    await field(page).focus();
    await expect(page.locator("main .code-actions [tabindex='-1']").first()).toBeAttached();
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
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document.querySelector("main") ?? document.body, all);
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

  test("the pages of all symbols have one, too", async ({ page }) => {
    for (const route of ["/api", "/api/modules"]) {
      await openHydrated(page, route);
      await enterText(page.getByRole("searchbox", { name: "Filter symbols" }), "eachplayer");
      await expect(status(page)).toHaveText(/ of /);
      await page.getByRole("link", { name: "eachPlayer", exact: true }).first().click();
      await expect(page).toHaveURL("/api/modules#eachplayer");
      await expect(page.locator("#eachplayer")).toBeInViewport();
    }
  });
});

test("a page that the server sent is whole when you come back to it", async ({ page }) => {
  await openHydrated(page, CLASS);
  const member = page.locator("main h3[id]");
  const sent = await member.allTextContents();
  await page.locator("main").getByRole("link", { name: "Space", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Space" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "GameElement" })).toBeVisible();
  expect(await member.allTextContents()).toEqual(sent);
  await enterText(field(page), "adjacencies");
  await expect(status(page)).toHaveText(/^1 of /);
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
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});

test("parameters read as a table, at every width without scrolling sideways", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/api/classes/Action");
    const table = page.getByRole("table", { name: "Parameters of chooseFrom" });
    await expect(table.getByRole("columnheader", { name: "Default" })).toBeAttached();
    const rowOf = (name: string) =>
      table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    const required = (name: string) => rowOf(name).getByRole("cell", { name: "required" });
    await expect(required("choices")).toBeVisible();
    const row = rowOf("options.prompt");
    await expect(required("options.prompt")).toHaveCount(0);
    await expect(row.getByRole("cell").last()).toContainText(/Prompt/);
    const frame = page.locator("main .table").filter({ has: table });
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  }
});
