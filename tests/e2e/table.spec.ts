import type { Locator } from "@playwright/test";
import { ROUTE, seat, sow, startGame } from "./gardenRow";
import { expectMove, openFrame } from "./playTable";
import { expect, forgive, openHydrated, test } from "./site";

test.describe("a game on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.setTimeout(90_000);

  test("shows one seat at a time, and follows the turn @core", async ({ page }) => {
    await openHydrated(page, ROUTE);
    await page.getByRole("button", { name: "Play Garden Row" }).click();
    await expect(seat(page, 1).locator(".Plot")).toHaveCount(9, { timeout: 30_000 });
    const second = page.locator('iframe[title="Garden Row, seat 2"]');
    await expect(second).toHaveCount(0);
    const ada = page.getByRole("tab", { name: "Ada" });
    const ben = page.getByRole("tab", { name: "Ben" });
    await expect(ada).toHaveAttribute("aria-selected", "true");
    await sow(page, 1, 4, 1);
    // It is Ben's turn, so his table comes to the front.
    await expect(ben).toHaveAttribute("aria-selected", "true");
    await expect(seat(page, 2).locator(".Plot .Seed")).toHaveCount(1, { timeout: 30_000 });
    await expect(page.locator('iframe[title="Garden Row, seat 1"]')).toBeHidden();
    await expect(page.getByRole("tabpanel", { name: "Ben" })).toBeVisible();
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});

test.describe("the frame of a seat", () => {
  test("cannot reach the site @core", async ({ page, faults }) => {
    await startGame(page);
    const host = page.locator('iframe[title="Garden Row, seat 1"]');
    await expect(host).toHaveAttribute("sandbox", "allow-scripts allow-forms");
    const frame = await openFrame(host);
    const reached = await frame.evaluate(async () => {
      const tries = [
        () => parent.document.title,
        () => localStorage.length,
        () => document.cookie,
        () => fetch("/"),
      ];
      const results = await Promise.allSettled(tries.map(async (attempt) => attempt()));
      return results.filter(({ status }) => status === "fulfilled").length;
    });
    expect(reached).toBe(0);
    expect(faults.console.join()).toContain("Content Security Policy");
    forgive(faults, "console");
  });
});

test.describe("three games on a page", () => {
  test.setTimeout(120_000);

  test("run two at a time; the one that gave way goes on where it was", async ({ page }) => {
    // No page of the site is certain to have three games: this one gets two more.
    await page.route("**/page-data/examples/garden-row/page-data.json", async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as {
        result: { data: { page: { body: { props?: object }[] } } };
      };
      const { body } = data.result.data.page;
      const more = [
        ["pairs", "Pairs"],
        ["snake-eyes", "Snake Eyes"],
      ].map(([game, title]) => ({
        ...body[0],
        props: { game, title, facts: "one more", move: "0" },
      }));
      body.splice(1, 0, ...more);
      await route.fulfill({ response, json: data });
    });
    await openHydrated(page, "/examples/pairs");
    await page
      .getByRole("link", { name: /Garden Row/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Garden Row" })).toBeVisible();
    const section = (title: string): Locator =>
      page.getByRole("region", { name: `Play ${title}`, exact: true });
    const ready = async (title: string): Promise<void> => {
      await expect(section(title).getByRole("button", { name: "Bot move" })).toBeEnabled({
        timeout: 30_000,
      });
    };
    await section("Garden Row").getByRole("button", { name: "Play Garden Row" }).click();
    await ready("Garden Row");
    await section("Garden Row").getByRole("button", { name: "Bot move" }).click();
    await expectMove(page, 1);
    await section("Garden Row").getByRole("button", { name: "Bot move" }).click();
    await expectMove(page, 2);
    await page.getByRole("slider").press("ArrowLeft");
    await expectMove(page, 1, 2);
    await section("Pairs").getByRole("button", { name: "Play Pairs" }).click();
    await ready("Pairs");
    await expect(page.locator('iframe[title="Garden Row, seat 1"]')).toHaveCount(1);
    await section("Snake Eyes").getByRole("button", { name: "Play Snake Eyes" }).click();
    await ready("Snake Eyes");
    await expect(page.locator('iframe[title^="Garden Row"]')).toHaveCount(0);
    await expect(section("Garden Row")).toContainText("closed at move 1 of 2");
    await expect(section("Pairs").getByRole("button", { name: "Bot move" })).toBeEnabled();
    // Back again: now Pairs is the least recently used.
    await section("Garden Row").getByRole("button", { name: "Resume Garden Row" }).click();
    await expectMove(page, 1, 2);
    await expect(seat(page, 1).locator(".Plot .Seed")).toHaveCount(1, { timeout: 30_000 });
    await expect(page.locator('iframe[title^="Pairs"]')).toHaveCount(0);
    await expect(section("Pairs").getByRole("button", { name: "Resume Pairs" })).toBeVisible();
  });
});
