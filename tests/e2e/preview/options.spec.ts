import type { Page } from "@playwright/test";
import { findViolations } from "../axe";
import { waitForFrames } from "../site";
import { expect, openPreview, test } from "./preview";

/** Turns the wheel and waits until the page stops scrolling there. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + pixels);
}

test("the navbar leaves on scroll down and returns on scroll up", async ({ page, baseURL }) => {
  // It hides and shows at once, so that no check is too early.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPreview(page, "/game/flow", baseURL);
  const navbar = page.getByRole("banner");
  await expect(navbar).toBeInViewport();
  await scrollBy(page, 900);
  await expect(navbar).not.toBeInViewport();
  await scrollBy(page, -60);
  await expect(navbar).toBeInViewport();
  await scrollBy(page, 600);
  await expect(navbar).not.toBeInViewport();
  const toggle = page.getByRole("button", { name: "Dark theme" });
  await page.keyboard.press("Shift");
  await toggle.focus();
  expect(await toggle.evaluate((button) => button.matches(":focus-visible"))).toBe(true);
  await expect(navbar, "with the keyboard in it").toBeInViewport();
  await scrollBy(page, 600);
  await expect(navbar).toHaveAttribute("data-hidden", "true");
  await expect(navbar, "scrolled with the keyboard in it").toBeInViewport();
});

test("the navbar does not leave while the menu is open", async ({ page, baseURL }) => {
  // Without animation the navbar's change is visible at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPreview(page, "/game/flow", baseURL);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) =>
      document.addEventListener("scroll", resolve, { once: true }),
    );
    window.scrollTo(0, 900);
    await scrolled;
  });
  // The navbar's reaction is painted on the next frame.
  await waitForFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await expect(page.locator("header")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.locator("header")).toBeInViewport();
});

test("a reader who prefers another version gets a link to it", async ({ page, baseURL }) => {
  await openPreview(page, "/version", baseURL);
  await page.getByRole("radio", { name: "0.1" }).check();
  const link = page.getByRole("link", { name: "Open the docs of 0.1" });
  await expect(link).toHaveAttribute("href", "https://old.example.org/docs");
  expect(await findViolations(page)).toEqual([]);
});
