import { ROUTE, seat, sow, startGame } from "./gardenRow";
import { expectMove, openFrame } from "./playTable";
import { expect, test } from "./site";

test.describe("a game in the page", () => {
  test.setTimeout(90_000);

  test("is played by clicks for both seats to its end", { tag: "@core" }, async ({ page }) => {
    await startGame(page);
    const moves = [
      [1, 0],
      [2, 3],
      [1, 1],
      [2, 4],
      [1, 2],
    ] as const;
    for (const [index, [number, plot]] of moves.entries()) {
      await sow(page, number, plot, index + 1);
      await expect(
        page.getByText(`Move ${String(index + 1)} of ${String(index + 1)}`),
      ).toBeVisible();
      await expect(seat(page, 3 - number).locator(".Seed:visible")).not.toHaveCount(index, {
        timeout: 10_000,
      });
    }
    await expect(page.getByRole("region", { name: "Ada's table" })).toContainText("won");
    await expect(page.getByRole("button", { name: "Bot move" })).toBeDisabled();
  });

  test(
    "goes back in time, and a move made there goes on from there",
    { tag: "@core" },
    async ({ page }) => {
      await startGame(page);
      await page.getByRole("button", { name: "Bot move" }).click();
      await expect(page.getByText("Move 1 of 1")).toBeVisible();
      await page.getByRole("button", { name: "Bot move" }).click();
      await expect(page.getByText("Move 2 of 2")).toBeVisible();
      // A table shows one update a second: when both seeds are shown, nothing is pending.
      for (const number of [1, 2]) {
        await expect(seat(page, number).locator(".Plot .Seed")).toHaveCount(2);
      }
      const history = page.getByRole("slider");
      await history.focus();
      await page.keyboard.press("Home");
      await expect(page.getByText("Move 0 of 2")).toBeVisible();
      for (const number of [1, 2]) {
        await expect(seat(page, number).locator(".Plot .Seed")).toHaveCount(0);
      }
      // The prompt has been the same before; the board accepts clicks once it knows the current moves.
      await expect(seat(page, 1).locator(".Plot.selectable")).toHaveCount(9);
      await sow(page, 1, 4, 1);
      await expect(page.getByText("Move 1 of 1")).toBeVisible();
      // Undo restores what the move replaced, and redo restores the move.
      await page.getByRole("button", { name: "Undo" }).click();
      await expectMove(page, 0, 2);
      await page.getByRole("button", { name: "Redo" }).click();
      await expectMove(page, 1);
      await expect(seat(page, 2).locator(".Plot .Seed")).toHaveCount(1);
      await expect(page.getByRole("button", { name: "Redo" })).toBeDisabled();
    },
  );

  test("takes the page's theme, also when it changes", async ({ page }) => {
    await startGame(page);
    await expect(seat(page, 1).locator("html.dark")).toHaveCount(0);
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    await expect(seat(page, 1).locator("html.dark")).toHaveCount(1);
  });

  test(
    "cannot reach the site: its frame has an origin of its own",
    { tag: "@core" },
    async ({ page, faults }) => {
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
      faults.console.length = 0;
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a game's page tells its rules and shows its source", async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.locator("section[aria-label='Play Garden Row'] noscript p")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Rules" })).toBeVisible();
    await expect(page.locator("article pre").first()).toContainText("createGame");
  });
});
