import { expect, openHydrated, test, waitForHydration } from "./site";

const readTheme = () => document.documentElement.dataset["theme"];

test("the theme is light at first, whatever the system prefers", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/");
  expect(await page.evaluate(readTheme)).toBe("light");
});

test("the toggle flips the theme, and the choice survives a reload", async ({ page }) => {
  await openHydrated(page, "/");
  const toggle = page.getByRole("button", { name: "Dark theme" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(readTheme)).toBe("dark");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
});

test("the stored theme is on the document before anything is painted", async ({ page }) => {
  await page.addInitScript(() => {
    // Sandboxed frames, in which the script runs too, have no storage.
    if (window !== window.top) return;
    localStorage.setItem("theme", "dark");
    // The first time a body exists, nothing of it has been painted yet.
    new MutationObserver((_, observer) => {
      if (document.querySelector("body") === null) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset["theme"] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/game/flow");
  expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe("dark");
});
