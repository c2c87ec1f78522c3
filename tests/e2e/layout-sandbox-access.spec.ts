import { findViolations } from "./axe";
import { LOADING, button, codeOf, linkTo, openSandbox } from "./layouts";
import { chooseTheme, expect, listRequests, openHydrated, overflowOf, test } from "./site";
import { tabTo } from "./tabTo";

test("Tab reaches every control, and leads out again", async ({ page }) => {
  test.setTimeout(90_000);
  const area = { left: 10, top: 10, width: 60, height: 80 };
  await openSandbox(page, linkTo({ area }));
  // A handle that has one value, and one that has two.
  const edge = page.getByRole("slider", { name: "area: left edge" });
  const move = page.getByRole("button", { name: /^Move the area/ });
  await tabTo(page, move);
  await page.keyboard.press("ArrowDown");
  await expect(codeOf(page)).toContainText("left: 10, top: 11, width: 60, height: 80");
  await expect(page.getByRole("status").filter({ hasText: "left 10%, top 11%." })).toBeVisible();
  await tabTo(page, edge);
  await page.keyboard.press("ArrowRight");
  await expect(edge).toHaveAttribute("aria-valuenow", "11");
  // Buttons, an opened field for code, presets, a choice, a number, a checkbox.
  await tabTo(page, button(page, "Guides"));
  await page.keyboard.press("Space");
  await expect(button(page, "Guides")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.locator("summary", { hasText: "Paste code" }));
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: /from your game/ });
  await tabTo(page, field);
  await page.keyboard.type("{ rows: 1 }");
  await tabTo(page, button(page, "Read code"));
  await page.keyboard.press("Enter");
  await expect(codeOf(page)).toContainText("{ rows: 1 }");
  await tabTo(page, button(page, "Two rows"));
  await page.keyboard.press("Enter");
  const pieces = page.getByRole("slider", { name: "Number of pieces" });
  await tabTo(page, pieces);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: "7 pieces" })).toBeVisible();
  const direction = page.getByRole("combobox", { name: /^direction/ });
  await tabTo(page, direction);
  await page.keyboard.type("rtl");
  await expect(codeOf(page)).toContainText('direction: "rtl"');
  await tabTo(page, page.getByRole("checkbox", { name: /^haphazardly/ }));
  await page.keyboard.press("Space");
  await expect(codeOf(page)).toContainText("haphazardly: 1");
  // And out again, to what follows on the page.
  await tabTo(page, page.locator("article").getByRole("link", { name: "render" }).first());
});

test.describe("beside each attribute", () => {
  test("it opens with the focus on that attribute's control @core", async ({ page }) => {
    const requests = listRequests(page);
    await openHydrated(page, "/api/modules");
    const row = page.locator("#layoutattributes-maxoverlap");
    await row.scrollIntoViewIfNeeded();
    expect(requests.filter((path) => path.startsWith("/live/"))).toEqual([]);
    await row.getByRole("button", { name: "Try it: maxOverlap" }).click();
    const dialog = page.getByRole("dialog", { name: "Try maxOverlap" });
    await expect(dialog.getByRole("status").filter({ hasText: "10 pieces" })).toBeVisible(LOADING);
    const control = dialog.getByRole("slider", { name: /covered/ });
    await expect(control).toBeFocused();
    // The page's address is about the page, not about the dialog.
    await expect(page).toHaveURL("/api/modules");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole("button", { name: "Try it: maxOverlap" })).toBeFocused();
    // The reference of layout() has the same buttons.
    await openHydrated(page, "/api/classes/GameElement");
    await button(page, "Try it: gap").first().click();
    await expect(codeOf(page.getByRole("dialog"))).toContainText("gap: 5", LOADING);
  });
});

const WIDE = { width: 1280, height: 844 };
const NARROW = { width: 390, height: 844 };

for (const theme of ["light", "dark"] as const) {
  test(`has no accessibility faults, ${theme}, on wide and narrow screens`, async ({ page }) => {
    test.setTimeout(120_000);
    await chooseTheme(page, theme);
    const area = { left: 10, top: 10, width: 60, height: 80 };
    await openSandbox(page, linkTo({ area, gap: 2, showBoundingBox: "a", sticky: true }));
    await button(page, "Guides").click();
    await page.locator("summary", { hasText: "Paste code" }).click();
    await page.locator("summary", { hasText: "Take pieces out" }).click();
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      expect(await findViolations(page, { within: "main" })).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
    await openHydrated(page, "/ui/layout");
    await button(page, "Try it: offsetColumn").click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("7 pieces", LOADING);
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      expect(await findViolations(page, { within: "dialog" })).toEqual([]);
    }
  });
}
