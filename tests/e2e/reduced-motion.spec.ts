import { setInFirefox } from "./firefoxSettings";
import { listMovements } from "./listMovements";
import { expect, openHydrated, test, waitForFrames } from "./site";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: setInFirefox({ "ui.prefersReducedMotion": 1 }),
});

test("with reduced motion nothing moves @core", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectStill = async (what: string): Promise<void> => {
    await waitForFrames(page);
    expect(await page.evaluate(listMovements), what).toEqual([]);
  };
  await openHydrated(page, "/examples/garden-row");
  await expectStill("page");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectStill("menu");
  await page.keyboard.press("Escape");
  await expectStill("menu that is closed");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await expectStill("search");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    "auto",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play Garden Row" }).click();
  const table = page.locator("iframe:visible").first().contentFrame();
  const name = table.locator(".profile-badge.current .player-name");
  await expect(name).toBeVisible({ timeout: 30_000 });
  // Without it the toolkit makes the name of the acting player pulse for the whole turn. Playwright tells a frame in a
  // process of its own a little later.
  await expect.poll(() => name.evaluate(listMovements)).toEqual([]);
});
