import type { Locator } from "@playwright/test";
import { ROUTE, seat, sow, startGame } from "./gardenRow";
import { botMove, expectMove } from "./playTable";
import { expect, openHydrated, test } from "./site";

test.describe("the table of a game", () => {
  test.setTimeout(90_000);

  test(
    "is played on by bots, who stop when they are told to and at the end",
    { tag: "@core" },
    async ({ page }) => {
      await startGame(page);
      await page.getByRole("button", { name: "Play on" }).click();
      await expect(page.getByText(/^Move [1-9]\d* of \d+$/)).toBeVisible();
      await page.getByRole("button", { name: "Stop" }).click();
      const counter = page.getByText(/^Move \d+ of \d+$/);
      // What was pending may still arrive; after that the board is stable.
      await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled();
      const stopped = await counter.textContent();
      await page.getByRole("button", { name: "Play on" }).click();
      await expect(counter).not.toHaveText(stopped ?? "", { timeout: 15_000 });
      // The reader's own move ends it, too; here the slider does.
      await page.getByRole("slider").press("Home");
      await expect(page.getByRole("button", { name: "Play on" })).toBeVisible();
      await page.getByRole("slider").press("End");
      await page.getByRole("button", { name: "Play on" }).click();
      await expect(page.getByRole("button", { name: "Bot move" })).toBeDisabled();
      await expect(page.getByText(/won$|draw|fills/i).first()).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole("button", { name: "Play on" })).toBeDisabled({ timeout: 60_000 });
    },
  );
});

test.describe("a game on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.setTimeout(90_000);

  test(
    "shows one seat at a time as tabs, makes frames when they are shown, follows the turn",
    { tag: "@core" },
    async ({ page }) => {
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
      // The reader's own choice ends following, even by keyboard.
      await ben.focus();
      await page.keyboard.press("ArrowLeft");
      await expect(ada).toBeFocused();
      await expect(ada).toHaveAttribute("aria-selected", "true");
      await botMove(page, 2);
      await botMove(page, 3);
      await expect(ada).toHaveAttribute("aria-selected", "true");
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("switch", { name: "Follow the turn" }).check();
      await expect(ben).toHaveAttribute("aria-selected", "true");
      // Nothing is wider than the phone.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    },
  );
});

test.describe("the focus", () => {
  test.setTimeout(90_000);

  test(
    "goes from Play to the table, and back to Play when the game is closed",
    { tag: "@core" },
    async ({ page }) => {
      await openHydrated(page, ROUTE);
      await page.getByRole("button", { name: "Play Garden Row" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByTestId("game-table")).toBeFocused();
      await expect(seat(page, 1).locator(".Plot")).toHaveCount(9, { timeout: 30_000 });
      await page.getByRole("button", { name: "Close", exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Play Garden Row" })).toBeFocused();
    },
  );
});

test.describe("three games on a page", () => {
  test.setTimeout(120_000);

  test("are alive two at a time; the one that gave way goes on where it stood", async ({
    page,
  }) => {
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
