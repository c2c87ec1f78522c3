import type { Page, Response } from "@playwright/test";
import { listRoutes } from "../routes";
import { findViolations } from "./axe";
import { expect, test, waitForFrames, waitForHydration } from "./site";

/** A page of each template, and of each construct that authors use: those of `npm test`. */
const SAMPLED = new Set([
  "/",
  "/accessibility",
  "/api",
  "/api/classes/Stack",
  "/category/building-a-game",
  "/cookbook/misc",
  "/examples/examples",
  "/examples/garden-row",
  "/introduction/getting-started",
  "/search",
  "/ui/layout-sandbox",
  "/version",
]);

/** Keeps live blocks in their state before running; running ones have their own tests. */
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

/** Everything that a page requests from now on and should not: from another site, or to send something. */
function listStrangeRequests(page: Page, site: string): readonly string[] {
  const strange: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${site}/`) || request.method() !== "GET")
      strange.push(`${request.method()} ${request.url()}`);
  });
  return strange;
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

/** Where a page is wider than its window: its width in px, and each element that ends past the edge. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      if (right <= clientWidth) return [];
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${String(left)} to ${String(right)}`;
    });
    return [`${String(scrollWidth)} of ${String(clientWidth)} px`, ...wide];
  });
}

/** Opens a page the way axe needs it: nothing moves, and nothing loads late. */
async function openStill(page: Page, route: string): Promise<Response | null> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await keepBlocksStill(page);
  const response = await page.goto(route);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  return response;
}

/**
 * Runs axe in both themes, wide and narrow: all rules in one, and in the other those that depend on the
 * theme.
 */
async function expectAccessible(page: Page): Promise<void> {
  for (const [theme, width, scope] of [
    // A run that checked nothing would also find nothing.
    ["light", 1280, { rules: "all", least: 21 }],
    ["light", 320, { rules: "all", least: 21 }],
    ["dark", 320, { rules: "theme" }],
    ["dark", 1280, { rules: "theme" }],
  ] as const) {
    await setLook(page, theme, width);
    const found = await findViolations(page, { ...scope, subject: "page" });
    expect.soft(found, `${theme}, ${String(width)} px`).toEqual([]);
  }
}

for (const route of listRoutes()) {
  const tag = SAMPLED.has(route) ? " @core" : "";
  test(`${route} works, and axe finds nothing in both themes, wide and narrow${tag}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const strange = listStrangeRequests(page, baseURL ?? "");
    const response = await openStill(page, route);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    expect(new URL(page.url()).pathname).toBe(route);
    await expect(page.locator("h1")).toHaveText(/\S/);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveCount(1);
    expect(await canonical.getAttribute("href")).toBe(`https://docs.boardzilla.io${route}`);
    await setLook(page, "light", 320);
    expect(await findOverflow(page)).toEqual([]);
    await expectAccessible(page);
    expect(strange).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
