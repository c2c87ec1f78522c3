import { expect, openHydrated, test, waitForHydration } from "./site";

const readTheme = () => document.documentElement.dataset["theme"];

test(
  "the theme is light whatever the system prefers; the toggle flips it, and a reload keeps it",
  { tag: "@core" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openHydrated(page, "/");
    expect(await page.evaluate(readTheme)).toBe("light");
    const toggle = page.getByRole("button", { name: "Dark theme" });
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.reload();
    await waitForHydration(page);
    expect(await page.evaluate(readTheme)).toBe("dark");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
  },
);
