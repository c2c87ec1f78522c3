import { setInFirefox } from "./firefoxSettings";
import { expect, openHydrated, test } from "./site";

test.use({
  contextOptions: { forcedColors: "active" },
  launchOptions: setInFirefox({
    "ui.useAccessibilityTheme": 1,
    "browser.display.document_color_use": 2,
  }),
});

test("forced colors leave outlines @core", async ({ page }) => {
  await openHydrated(page, "/introduction/getting-started");
  for (const selector of [
    "nav[aria-label=Documentation] [aria-current=page]",
    "main [role=tab][aria-selected=true]",
    "main .admonition",
  ]) {
    const outlines = await page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
    expect(new Set(outlines), selector).toEqual(new Set(["solid"]));
  }
  // Drawings keep their own colors and background: dark lines on a forced black would be invisible.
  await openHydrated(page, "/game/board");
  const drawing = page.locator(".engine-figure svg").first();
  await expect(drawing).toHaveCSS("forced-color-adjust", "none");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  await expect(page.locator(":focus")).toHaveCSS("outline-width", "3px");
});
