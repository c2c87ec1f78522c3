import type { Page } from "@playwright/test";
import { readSitemapRoutes } from "../routes";
import { findViolations } from "./axe";
import { expect, openHydrated, test, waitForFrames } from "./site";

/** Keeps live blocks as they are before they run; running ones have tests of their own. */
async function keepBlocksStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      readonly root = null;
      readonly rootMargin = "";
      readonly scrollMargin = "";
      readonly thresholds = [];
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
      takeRecords = (): IntersectionObserverEntry[] => [];
    };
  });
}

/** Sets theme and width of an open page, and waits until both have been painted. */
async function setLook(page: Page, theme: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate((value) => {
    document.documentElement.dataset["theme"] = value;
  }, theme);
  await waitForFrames(page);
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}

for (const route of new Set([...readSitemapRoutes(), "/search", "/version"])) {
  test(`axe finds nothing on ${route}, in both themes, wide and narrow`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await keepBlocksStill(page);
    await openHydrated(page, route);
    // What comes late would take the place of elements that axe has listed.
    await page.waitForLoadState("networkidle");
    for (const theme of ["light", "dark"] as const) {
      for (const width of theme === "light" ? [1280, 320] : [320, 1280]) {
        await setLook(page, theme, width);
        // A run that checked nothing would also find nothing.
        const scope =
          theme === "light"
            ? ({ rules: "all", least: 21 } as const)
            : ({ rules: "theme" } as const);
        const found = await findViolations(page, { ...scope, subject: "page" });
        expect.soft(found, `${theme}, ${String(width)} px`).toEqual([]);
      }
    }
  });
}
