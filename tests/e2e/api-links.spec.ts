import type { Locator, Page } from "@playwright/test";
import { expect, followAddress, forgive, heading, openHydrated, test } from "./site";

const CLASS = "/api/classes/GameElement";

const card = (page: Page): Locator => page.getByRole("tooltip");

test("the card of a linked symbol shows beside the link on hover @core", async ({ page }) => {
  await openHydrated(page, "/api/classes/Stack");
  const link = page.locator("main pre a[href^='/api/']").first();
  await link.hover();
  await expect(card(page)).toContainText(await link.innerText());
  const [over, below] = [await link.boundingBox(), await card(page).boundingBox()];
  const isApart =
    (below?.y ?? 0) >= (over?.y ?? 0) + (over?.height ?? 0) ||
    (below?.y ?? 0) + (below?.height ?? 0) <= (over?.y ?? 0);
  expect(isApart).toBe(true);
  await card(page).hover();
  // Within this time a card that the pointer has left would go.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(card(page)).toBeVisible();
  await heading(page).hover();
  await expect(card(page)).toBeHidden();
});

test("an address in the wrong case leads to its place", async ({ page, faults, browserName }) => {
  await page.goto("/API/Classes/game?x=1#Action");
  await expect(page).toHaveURL("/api/classes/Game?x=1#action");
  // Firefox marks no target that a script goes to while the page loads.
  const place = page.locator(browserName === "firefox" ? "h3#action" : "h3:target");
  await expect(place).toHaveText(/^action/);
  await expect(place).toBeInViewport();
  await openHydrated(page, "/api");
  await followAddress(page, "/api/classes/gameelement#containerWithProperty");
  await expect(page).toHaveURL(`${CLASS}#containerwithproperty`);
  await expect(heading(page)).toHaveText("GameElement");
  await expect(page.locator("#containerwithproperty")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/api");
  forgive(faults);
});

test("the contents mark what is read, and follow the reader down a long page", async ({ page }) => {
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
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(toc.locator("a:visible").first()).toBeInViewport();
});
