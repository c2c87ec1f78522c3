import type { Page } from "@playwright/test";
import { forbidStorage } from "./forbidStorage";
import { waitForOwnEntry } from "./searchBox";
import { enterText, expect, forgive, heading, openHydrated, sidebarLink, test } from "./site";

const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });

test("where storage is forbidden everything works @core", async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await openHydrated(page, "/introduction/getting-started");
  await toggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const tab = page.locator(".tabs").first().getByRole("tab").nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ControlOrMeta+k");
  await enterText(page.getByRole("combobox"), "flow");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
  await waitForOwnEntry(page);
  await sidebarLink(page, "Flow").click();
  await expect(heading(page)).toHaveText("Flow");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
});

test("the other tab follows the theme @core", async ({ page, context }) => {
  await openHydrated(page, "/");
  const other = await context.newPage();
  await openHydrated(other, "/faq");
  for (const theme of ["dark", "light"]) {
    await toggle(page).click();
    await expect(other.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(toggle(other)).toHaveAttribute("aria-pressed", String(theme === "dark"));
  }
});

test("a page works in a sandboxed frame", async ({ page, faults, baseURL }) => {
  const body = `<!doctype html><title>Framing</title>
    <iframe sandbox="allow-scripts" width="900" height="600" src="/game/flow"></iframe>`;
  await page.route("**/framing", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${baseURL ?? ""}/framing`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Flow");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "light");
  forgive(faults, "console", "violations", "requests");
});

test("on a slow machine the first frame has the stored theme @core @chromium", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    localStorage.setItem("theme", "dark");
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.body as HTMLElement | null) {
        seen.add(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await openHydrated(page, "/game/flow");
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual(["rgb(20, 25, 21)"]);
});
