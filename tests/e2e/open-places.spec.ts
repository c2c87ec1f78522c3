import type { Page } from "@playwright/test";
import { expect, followAddress, openHydrated, test, waitForHydration } from "./site";

/** A page whose tabs are of one group, with the panel of pnpm, the third. */
const ROUTE = "/introduction/getting-started";
const PANEL = "#Tab-1-3-panel";

const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("tabs.")));

/** Expects that a panel is open, in view, and the reader's own choice is left as it is. */
async function expectOpen(page: Page, panel = PANEL): Promise<void> {
  await expect(page.locator(panel)).toBeVisible();
  await expect(page.locator(panel)).toBeInViewport();
  await expect(page.locator(`[aria-controls="${panel.slice(1)}"]`)).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(await isStored(page)).toBe(false);
}

test("the browser finds text in a tab that is not chosen, and opens it @core", async ({ page }) => {
  // What finds the text of an address is what finds in a page.
  await page.goto(`${ROUTE}#:~:text=pnpm%20add`);
  await expectOpen(page);
  // The start of the app leaves it open.
  await waitForHydration(page);
  await expectOpen(page);
});

test("an anchor opens the tab that it leads into: at once, on a click, and from another page", async ({
  page,
}) => {
  await page.goto(ROUTE + PANEL);
  await expectOpen(page);
  await page.getByRole("tab", { name: "npm", exact: true }).first().click();
  await expect(page.locator(PANEL)).toBeHidden();
  await waitForHydration(page);
  // As the reader has left it.
  await expect(page.locator(PANEL)).toBeHidden();
  await page.evaluate(() => localStorage.clear());

  await page.goto(ROUTE);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, PANEL);
  await expectOpen(page);

  await openHydrated(page, "/game/flow");
  await followAddress(page, ROUTE + PANEL);
  await expectOpen(page);
});

test("an anchor opens the fold that it leads into, from another page too", async ({ page }) => {
  const limit = page.locator("details > [id^=limit-]").first();
  await page.goto("/api/classes/Game");
  const hash = `#${(await limit.getAttribute("id")) ?? ""}`;
  await expect(limit).toBeHidden();
  await page.goto("/api/classes/Space");
  await waitForHydration(page);
  await followAddress(page, `/api/classes/Game${hash}`);
  await expect(limit).toBeInViewport();
});

test("a browser that cannot find in hidden text opens tabs for anchors all the same", async ({
  page,
}) => {
  // To such a browser it is hidden.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[hidden] { content-visibility: visible; display: none }");
      document.adoptedStyleSheets.push(sheet);
    });
  });
  await page.goto(ROUTE + PANEL);
  await expectOpen(page);
  await page.evaluate(() => {
    location.hash = "#Tab-2-4-panel";
  });
  await expectOpen(page, "#Tab-2-4-panel");
});

test("the search opens the tab of its first match when nothing in view matches", async ({
  page,
}) => {
  await page.goto(`${ROUTE}?h=pnpm#work-without-bz`);
  await expectOpen(page);
  await expect(page).toHaveURL(`${ROUTE}#work-without-bz`);
  await page.goto(`${ROUTE}?h=curl`);
  await expect(page.getByText("curl -fsSL")).toBeVisible();
  // The tab that is chosen has one.
  await page.goto(`${ROUTE}?h=packages#work-without-bz`);
  await expect(page).toHaveURL(`${ROUTE}#work-without-bz`);
  await expect(page.getByText("npm install --save-exact")).toBeVisible();
  expect(await isStored(page)).toBe(false);
});

test("panels that are not shown take no space", async ({ page }) => {
  await page.goto(ROUTE);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    const { count, heights, without } = await page.evaluate(() => {
      const read = (): number[] =>
        [document.documentElement, ...document.querySelectorAll(".tabs")].map(
          ({ scrollHeight }) => scrollHeight,
        );
      const heights = read();
      const panels = [...document.querySelectorAll<HTMLElement>(".tab-panel[hidden]")];
      for (const panel of panels) panel.style.setProperty("display", "none");
      const without = read();
      for (const panel of panels) panel.style.removeProperty("display");
      return { count: panels.length, heights, without };
    });
    expect(count).toBeGreaterThan(0);
    expect(heights).toEqual(without);
  }
});
