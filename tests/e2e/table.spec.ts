import { ROUTE, seat, sow, startGame } from "./gardenRow";
import { openFrame, playEverySeat, playGame, seatFrame } from "./playTable";
import { expect, forgive, openHydrated, overflowOf, test } from "./site";

test.describe("a game on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.setTimeout(90_000);

  test("gives the reader one seat, and bots the others @core", async ({ page }) => {
    await openHydrated(page, ROUTE);
    await page.getByRole("button", { name: "Play Garden Row" }).click();
    await expect(page.getByRole("status").getByText("Your turn")).toBeVisible({ timeout: 30_000 });
    await expect(seat(page, 1).locator(".Plot")).toHaveCount(9, { timeout: 30_000 });
    const sown = seat(page, 1).locator(".Plot .Seed");
    await expect(async () => {
      if ((await sown.count()) === 0)
        await seat(page, 1).locator(".Plot .soil").nth(4).click({ timeout: 2000 });
      await expect(sown).toHaveCount(2, { timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    const more = page.getByRole("button", { name: "More", exact: true });
    await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport();
    await more.click();
    const own = page.getByRole("tab", { name: "Ada (you)" });
    await expect(own).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { name: "Ben · bot" })).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test("shows one seat at a time, and follows the turn @core", async ({ page }) => {
    await openHydrated(page, ROUTE);
    await page.getByRole("button", { name: "Play Garden Row" }).click();
    await playEverySeat(page);
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
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`Play, then the turn and the whole table are in view at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, ROUTE);
    const play = page.getByRole("button", { name: "Play Garden Row" });
    await expect(play).toBeInViewport({ ratio: 0.99 });
    await play.click();
    await expect(seat(page, 1).locator(".Plot")).toHaveCount(9, { timeout: 30_000 });
    const table = page.locator('iframe[title="Garden Row, seat 1"]');
    await expect(table).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole("status").getByText("Your turn")).toBeInViewport();
  });

test("a game that starts on a scrolled page is shown from its top", async ({ page }) => {
  await openHydrated(page, ROUTE);
  const play = page.getByRole("button", { name: "Play Garden Row" });
  // At least half of the picture above Play is out of sight.
  await play.evaluate((button) =>
    window.scrollBy({
      top: button.getBoundingClientRect().top - innerHeight / 2,
      behavior: "instant",
    }),
  );
  await play.click();
  await expect(seat(page, 1).locator(".Plot")).toHaveCount(9, { timeout: 30_000 });
  await expect(page.getByRole("status").getByText("Your turn")).toBeInViewport();
});

test.describe("the frame of a seat", () => {
  test("cannot reach the site @core", async ({ page, faults, browserName }) => {
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
    // Playwright does not hear the console of frames in Firefox.
    if (browserName === "chromium")
      expect(faults.console.join()).toContain("Content Security Policy");
    forgive(faults, "console");
  });
});

test("a table that is higher than its frame is scrolled by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playGame(page, "showroom", "Showroom");
  const table = seatFrame(page, "Showroom", 1).getByRole("region", { name: "Table" });
  await expect(table).toBeVisible({ timeout: 30_000 });
  await table.focus();
  await page.keyboard.press("End");
  await expect.poll(() => table.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
});
