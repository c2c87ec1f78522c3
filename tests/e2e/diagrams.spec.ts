import { findViolations } from "./axe";
import { chooseTheme, expect, overflowOf, showIntent, test } from "./site";
import { tabTo } from "./tabTo";

test.describe("a wide diagram", () => {
  test("scrolls in its own box on a phone, and opens larger by keyboard @core", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseTheme(page, "dark");
    await page.goto("/ui/core-concepts");
    await showIntent(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const figure = page.locator("figure.diagram").first();
    const widthOf = async (): Promise<number> =>
      (await page.locator("img.only-dark:visible").last().boundingBox())?.width ?? 0;
    const shown = await figure.locator("img:visible").boundingBox();
    // At its own size: smaller text could not be read.
    expect(shown?.width).toBe(Number(await figure.locator("img").first().getAttribute("width")));
    expect(shown?.width).toBeGreaterThan(390);

    expect(await findViolations(page, { within: "main" })).toEqual([]);
    const button = figure.getByRole("button", { name: "Enlarge the diagram" });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Diagram" });
    await expect(dialog.getByRole("img")).toHaveAttribute("alt", /layout engine/);
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    expect(await widthOf()).toBeGreaterThan(shown?.width ?? 0);
    expect(await findViolations(page, { within: "dialog", least: 5 })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    // Beside the dialog.
    await page.mouse.click(195, 2);
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(button).toBeHidden();
  });

  test.describe("without JavaScript @no-script", () => {
    test.use({ javaScriptEnabled: false });

    test("scrolls, and shows no button", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/ui/core-concepts");
      await expect(page.locator(".diagram img:visible")).toHaveCount(1);
      await expect(page.locator(".enlarge").first()).toBeHidden();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  });
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on a sequence and a flow in lists and in lanes, ${theme} @axe`, async ({
    page,
  }) => {
    await chooseTheme(page, theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/game/branches");
      const lanes = page.locator(".lanes").first();
      await (width === 390 ? expect(lanes).toBeHidden() : expect(lanes).toBeVisible());
      await expect(page.locator(".sequence li").first()).toContainText(
        "Main flow to Subflow rollOff:",
      );
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await findViolations(page)).toEqual([]);
      await page.goto("/game/flow");
      await expect(page.locator(".flow-tree").first()).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await findViolations(page)).toEqual([]);
    }
  });
}
