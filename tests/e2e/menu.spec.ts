import type { Page } from "@playwright/test";
import { findViolations } from "./axe";
import { expect, openHydrated, sidebar, sidebarLink, test } from "./site";

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/game/board");
  await opener(page).click();
  await expect(sidebar(page)).toBeInViewport();
}

/** Whether the focus is in the menu, on the page behind it, or nowhere: in the browser's own bars. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === body) return "browser";
    return document.getElementById("Site-sidebar")?.contains(activeElement) === true
      ? "menu"
      : "page";
  });

test("the menu keeps the focus; all else is inert @core", async ({ page }) => {
  await openMenu(page);
  await expect(sidebarLink(page, "Board")).toBeFocused();
  const stops = sidebar(page).locator("a, button");
  for (const [from, key] of [
    [stops.last(), "Tab"],
    [stops.first(), "Shift+Tab"],
  ] as const) {
    await from.focus();
    const seen: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      await page.keyboard.press(key);
      seen.push(await readFocus(page));
    }
    expect(seen, key).not.toContain("page");
    expect(seen, key).toContain("menu");
  }
  // A tap beside the menu closes it and follows no link of the page behind.
  const reachable = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button")]
      .filter((control) => !control.closest("#Site-sidebar") && !control.closest("[inert]"))
      .map((control) => control.textContent),
  );
  expect(reachable).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test("Escape closes the menu, and gives the focus back @core @smoke", async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(sidebar(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("a tap beside the menu or a wide window closes it @core", async ({ page }) => {
  await openMenu(page);
  await page.mouse.click(385, 600);
  await expect(sidebar(page)).toBeHidden();
  await opener(page).click();
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(opener(page)).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);
  // In a wide window it is beside the text.
  const side = (await sidebar(page).boundingBox())!;
  const text = (await page.getByRole("main").boundingBox())!;
  expect(text.x).toBeGreaterThanOrEqual(side.x + side.width);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(opener(page)).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
});

/** Seconds that the menu takes to open. */
const readTime = (page: Page): Promise<number> =>
  sidebar(page).evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).transitionDuration),
  );

test("a taller menu takes longer to open, and no time with reduced motion @media", async ({
  page,
}) => {
  await openMenu(page);
  const tall = await readTime(page);
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("#Site-sidebar li li { display: none }");
    document.adoptedStyleSheets.push(style);
  });
  await opener(page).click();
  const short = await readTime(page);
  expect(short).toBeGreaterThan(0.1);
  expect(tall).toBeGreaterThan(short);
  expect(tall).toBeLessThan(0.5);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await readTime(page)).toBeLessThan(0.001);
});
