import { ask, box, dialog, field, highlightedWords, options, waitForOwnEntry } from "./searchBox";
import { expect, openHydrated, test, waitForHydration, expectNoNavigation } from "./site";

test(
  "Back closes the dialog and leaves the page; Forward opens it again, a reload does not",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/");
    await page.goto("/game/board");
    await openHydrated(page, "/game/board");
    await page.evaluate(() => {
      window.scrollTo(0, 600);
    });
    await ask(page, "flow");
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe("/game/board");
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await expectNoNavigation(page);
    await page.goForward();
    await expect(field(page)).toHaveValue("flow");
    await page.reload();
    await waitForHydration(page);
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("searchDialog");
  },
);

test("closed by Escape, the dialog leaves no entry behind", async ({ page }) => {
  await openHydrated(page, "/");
  await page.locator("#sidebar a[href='/game/board']").click();
  await expect(page.locator("main h1")).toHaveText("Board");
  await ask(page, "flow");
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeVisible();
  await waitForOwnEntry(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("opened and closed faster than the browser goes back, it ends as asked", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await ask(page, "flow");
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false): void => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    };
    const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
    for (let round = 0; round < 3; round += 1) {
      press("Escape");
      await rest();
      press("k", true);
      await rest();
    }
    // The browser goes back asynchronously.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await expect(field(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/game/board");
});

test(
  "a result on the same page is gone to, and Back returns to where it was",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/game/actions");
    await ask(page, "actions section:confirm");
    await field(page).fill("section:actions confirm");
    const here = options(page).and(page.locator("[href^='/game/actions#']")).first();
    const href = (await here.getAttribute("href")) ?? "";
    await here.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split("#")[1] ?? ""}"]`)).toBeInViewport();
    await expect.poll(() => highlightedWords(page)).not.toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/game/actions");
  },
);
