import type { Locator, Page } from "@playwright/test";
import { readClipboard } from "./readClipboard";
import { expect, openHydrated, test } from "./site";

const CLASS = "/api/classes/GameElement";
const HEIR = "/api/classes/Stack";

const card = (page: Page) => page.getByRole("tooltip");

/** A link to another symbol in the first signature of the page. */
const linkIn = (page: Page): Locator => page.locator("main pre a[href^='/api/']").first();

/** Cards come and go after 250 ms: within this time, any card that should not appear would. */
const outlastDelays = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

test.describe("the card of a linked symbol", () => {
  test(
    "shows on hover, off the link, stays under the pointer, goes after it",
    { tag: "@core" },
    async ({ page }) => {
      await openHydrated(page, HEIR);
      const link = linkIn(page);
      const name = await link.innerText();
      await expect(card(page)).toHaveCount(0);
      await link.hover();
      await expect(card(page)).toBeVisible();
      await expect(card(page)).toContainText(name);
      await expect(card(page).locator("code")).not.toBeEmpty();
      await expect(card(page).locator("p").last()).not.toBeEmpty();
      expect(await link.getAttribute("aria-describedby")).toBe(await card(page).getAttribute("id"));
      const [over, below] = [await link.boundingBox(), await card(page).boundingBox()];
      const isApart =
        (below?.y ?? 0) >= (over?.y ?? 0) + (over?.height ?? 0) ||
        (below?.y ?? 0) + (below?.height ?? 0) <= (over?.y ?? 0);
      expect(isApart).toBe(true);
      await card(page).hover();
      await outlastDelays(page);
      await expect(card(page)).toBeVisible();
      await page.getByRole("heading", { level: 1 }).hover();
      await expect(card(page)).toBeHidden();
      await expect(link).not.toHaveAttribute("aria-describedby");
    },
  );

  test(
    "shows for the keyboard, and Escape closes it there too",
    { tag: "@core" },
    async ({ page }) => {
      await openHydrated(page, HEIR);
      const link = linkIn(page);
      // The stop before the link, from which Tab reaches it.
      await link.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(card(page)).toBeVisible();
      await expect(link).toHaveAccessibleDescription(/\w+/);
      await page.keyboard.press("Escape");
      await expect(card(page)).toBeHidden();
      await expect(link).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(card(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(link).not.toHaveAttribute("aria-describedby");
    },
  );

  test("does not come between a finger and its link", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, HEIR);
    const target = (await linkIn(page).getAttribute("href")) ?? "";
    await linkIn(page).tap();
    await expect(page).toHaveURL(target);
    await outlastDelays(page);
    expect(asked).not.toContain("/api-summaries.json");
    await context.close();
  });
});

test.describe("anchors", () => {
  test("the address of a member can be copied, by keyboard too", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, "/api/classes/Action");
    const button = page.getByRole("button", { name: "Copy link to chooseOnBoard" });
    await button.focus();
    await expect(button).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(button).toHaveText("Copied");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
    const copied = await readClipboard(page);
    expect(copied).toBe(`${new URL(page.url()).origin}/api/classes/Action#chooseonboard`);
    await page.goto(copied);
    await expect(page.locator("h3:target")).toHaveText(/^chooseOnBoard/);
  });

  for (const [address, canonical, target] of [
    ["/API/Classes/game#Action", "/api/classes/Game#action", "action"],
    ["/api/classes/Action#chooseOnBoard", "/api/classes/Action#chooseonboard", "chooseOnBoard"],
  ] as const) {
    test(`${address} ends at ${canonical}`, async ({ page, faults }) => {
      await page.goto(address);
      await expect(page).toHaveURL(canonical);
      const heading = page.locator("h3:target");
      await expect(heading).toHaveText(new RegExp(`^${target}`));
      await expect(heading).toBeInViewport();
      faults.requests.length = 0;
      faults.console.length = 0;
    });
  }

  test("a link in the wrong case ends at the right page and place as well", async ({
    page,
    faults,
  }) => {
    await openHydrated(page, "/api");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/api/classes/gameelement#containerWithProperty";
      link.textContent = "Wrong case";
      document.querySelector("main")?.prepend(link);
      Object.assign(window, { marked: true });
    });
    await page.getByRole("link", { name: "Wrong case" }).click();
    await expect(page).toHaveURL(`${CLASS}#containerwithproperty`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("GameElement");
    await expect(page.locator("#containerwithproperty")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/api");
    faults.requests.length = 0;
    faults.console.length = 0;
  });

  test("the contents follow the reader down a long page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openHydrated(page, CLASS);
    const toc = page.getByRole("navigation", { name: "On this page" });
    const last = toc.locator("a:visible").last();
    await expect(last).not.toBeInViewport();
    const target = (await last.getAttribute("href")) ?? "";
    await page.evaluate((hash) => {
      document.querySelector(hash)?.scrollIntoView();
    }, target);
    await expect(toc.locator("[aria-current=location]:visible")).toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await expect(toc.locator("a:visible").first()).toBeInViewport();
  });
});
