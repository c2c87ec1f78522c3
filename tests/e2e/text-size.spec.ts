import { expectWholeTexts, ROUTES } from "./cutTexts";
import { setInFirefox } from "./firefoxSettings";
import { expect, openHydrated, test } from "./site";

/** CSS px: twice what a browser begins with. */
const SIZE = 32;

test.use({
  launchOptions: setInFirefox({
    "font.size.variable.x-western": SIZE,
    "font.size.monospace.x-western": SIZE,
  }),
});

test("text at twice its size is not cut off", async ({ page, browserName }) => {
  test.setTimeout(90_000);
  if (browserName === "chromium") {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: SIZE, fixed: SIZE } });
  }
  for (const route of ROUTES) {
    await openHydrated(page, route);
    await expect(page.locator("html")).toHaveCSS("font-size", `${String(SIZE * 1.0625)}px`);
    await expectWholeTexts(page);
  }
});
