import { ROUTE, seat, sow, startGame } from "./gardenRow";
import { expectMove, openFrame } from "./playTable";
import { expect, openHydrated, test } from "./site";

test.describe("a game in the page", () => {
  test.setTimeout(90_000);

  test("is not loaded before the reader asks for it", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openHydrated(page, ROUTE);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path.startsWith("/live/"))).toEqual([]);
    expect(await page.locator("iframe").count()).toBe(0);
  });

  test("is played by clicks for both seats to its end", async ({ page }) => {
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

  test("goes back in time, and a move made there goes on from there", async ({ page }) => {
    await startGame(page);
    await page.getByRole("button", { name: "Bot move" }).click();
    await expect(page.getByText("Move 1 of 1")).toBeVisible();
    await page.getByRole("button", { name: "Bot move" }).click();
    await expect(page.getByText("Move 2 of 2")).toBeVisible();
    // A table shows one update a second: with both seeds nothing is on its way any more.
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
    // The prompt has been the same before; the board takes clicks once it knows the moves of this moment.
    await expect(seat(page, 1).locator(".Plot.selectable")).toHaveCount(9);
    await sow(page, 1, 4, 1);
    await expect(page.getByText("Move 1 of 1")).toBeVisible();
    // Undo gives back what the move has replaced, and redo the move.
    await page.getByRole("button", { name: "Undo" }).click();
    await expectMove(page, 0, 2);
    await page.getByRole("button", { name: "Redo" }).click();
    await expectMove(page, 1);
    await expect(seat(page, 2).locator(".Plot .Seed")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Redo" })).toBeDisabled();
  });

  test("refuses the move of a seat whose turn it is not", async ({ page, faults }) => {
    await startGame(page);
    const host = page.locator('iframe[title="Garden Row, seat 2"]');
    const frame = await openFrame(host);
    await frame.evaluate(() => {
      const { playHost } = globalThis as unknown as {
        playHost: { postMessage: (m: object) => void };
      };
      playHost.postMessage({
        type: "move",
        id: "0",
        data: { name: "sow", args: { plot: "$el[0/0/0]" } },
      });
    });
    await expect(page.getByRole("alert").filter({ hasText: "Refused" })).toBeVisible();
    await expect(page.getByText("Move 0 of 0")).toBeVisible();
    // The toolkit itself writes the refusal to the console.
    await expect.poll(() => faults.console.join()).toContain("not allowed");
    faults.console.length = 0;
  });

  test("tells in words what happens, and shows one seat at a time", async ({ page }) => {
    await startGame(page);
    await page.getByRole("button", { name: "Bot move" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: /^Ada sows in row \d, column \d/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Ben", exact: true }).click();
    await expect(page.locator('iframe[title="Garden Row, seat 2"]')).toBeVisible();
    await expect(page.locator('iframe[title="Garden Row, seat 1"]')).toBeHidden();
  });

  test("takes the page's theme, also when it changes", async ({ page }) => {
    await startGame(page);
    await expect(seat(page, 1).locator("html.dark")).toHaveCount(0);
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    await expect(seat(page, 1).locator("html.dark")).toHaveCount(1);
  });

  test("cannot reach the site: its frame has an origin of its own", async ({ page, faults }) => {
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
  });

  test("that hangs is stopped, and the page says so and lives on", async ({ page }) => {
    await startGame(page);
    const host = page.locator('iframe[title="Garden Row, seat 2"]');
    const frame = await openFrame(host);
    void frame
      .evaluate(() => {
        for (;;);
      })
      .catch(() => undefined);
    await expect(page.getByText("did not answer for a while")).toBeVisible({ timeout: 15_000 });
    await expect(host).toHaveCount(0);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("button", { name: "Play Garden Row" })).toBeVisible();
  });

  test("that does not load is told, with a way to try again", async ({ page, faults }) => {
    await page.route("**/live/games/garden-row.json", (route) => route.abort());
    await openHydrated(page, ROUTE);
    await page.getByRole("button", { name: "Play Garden Row" }).click();
    await expect(page.getByText("The game did not load.")).toBeVisible();
    await page.unroute("**/live/games/garden-row.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(seat(page, 1).locator(".Plot")).toHaveCount(9, { timeout: 30_000 });
    faults.console.length = 0;
  });
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
