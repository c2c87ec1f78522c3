import { chromium, type CDPSession, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../../tools/chromium";
import { expect, heading, openHydrated, sidebarLink, test, waitForHydration } from "./site";

test("the focus is not lost on back, and Tab goes on in the page @core", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await sidebarLink(page, "Flow").click();
  await expect(heading(page)).toHaveText("Flow");
  await page.goBack();
  await expect(heading(page)).toHaveText("Board");
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(hasFocus).toBe(true);
});

test("the browser may keep the page whole for Back @chromium", async ({ baseURL }) => {
  // Playwright disables the cache, and a browser without a window has none; a separate browser has it.
  const browser = await chromium.launch({
    executablePath: ensureChromium("browser"),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      Object.assign(window, { persisted });
    });
  });
  await page.goto(`${baseURL ?? ""}/game/board`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  // A page that is still loading something may not be cached.
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => "persisted" in window);
  expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  await browser.close();
});

/** Follows links to two pages in turn, and ends at the first of them. */
async function wander(page: Page, navigations: number): Promise<void> {
  await page.evaluate(async (count) => {
    const titles = { "/faq": "FAQ", "/category/building-a-game": "Building a game" } as const;
    for (let done = 0; done < count; done += 1) {
      const route = done % 2 === 0 ? "/category/building-a-game" : "/faq";
      document.querySelector<HTMLAnchorElement>(`#Site-sidebar a[href="${route}"]`)?.click();
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector("h1")?.textContent === titles[route]) resolve();
          else requestAnimationFrame(look);
        };
        look();
      });
    }
  }, navigations);
}

type Counts = Readonly<Record<"JSEventListeners" | "Nodes" | "JSHeapUsedSize", number>>;

/** What is still in memory in the page after garbage collection. */
async function count(session: CDPSession): Promise<Counts> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Counts;
}

test("after 200 navigations nothing has piled up @chromium", async ({ page, context }) => {
  test.setTimeout(120_000);
  await openHydrated(page, "/faq");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await wander(page, 20);
  const before = await count(session);
  await wander(page, 180);
  const after = await count(session);
  // One leaked listener or element per navigation would be 180 of them.
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(90);
  expect(after.Nodes / before.Nodes).toBeLessThan(1.2);
  // A leaked page takes hundreds of kB; the history and compiled code take a few.
  expect((after.JSHeapUsedSize - before.JSHeapUsedSize) / 180).toBeLessThan(20_000);
});
