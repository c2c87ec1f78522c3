import type { Page } from "@playwright/test";
import {
  expect,
  holdRequests,
  openHydrated,
  test,
  waitForHydration,
  waitForFrames,
  expectNoNavigation,
} from "./site";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Documentation" });

/** Marks the document and the sidebar's element, to check later whether both are still the same. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { marked: true });
    Object.assign(document.getElementById("sidebar") ?? {}, { marked: true });
  });
}

async function readMarks(page: Page): Promise<{ document: boolean; sidebar: boolean }> {
  return page.evaluate(() => ({
    document: "marked" in window,
    sidebar: "marked" in (document.getElementById("sidebar") ?? {}),
  }));
}

test(
  "navigation swaps the page and keeps the sidebar mounted",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/game/board");
    await mark(page);
    await sidebar(page).getByRole("link", { name: "Flow", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flow");
    await expect(page).toHaveURL("/game/flow");
    await expect(page).toHaveTitle(/^Flow · /);
    expect(await readMarks(page)).toEqual({ document: true, sidebar: true });
    await expect(sidebar(page).locator("[aria-current=page]")).toHaveText("Flow");
  },
);

test("a link in the text is client-side as well", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, "/game/board");
  await mark(page);
  const link = page.locator("main .prose a[href^='/game/']").first();
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(target);
  expect(await readMarks(page)).toEqual({ document: true, sidebar: true });
});

test(
  "a new page opens at its top, a hash scrolls to its heading",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/game/board");
    await page.evaluate(() => {
      window.scrollTo(0, 1500);
    });
    await sidebar(page).getByRole("link", { name: "Actions", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Actions");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(3);
    const hash = (await entry.getAttribute("href")) ?? "";
    await entry.click();
    const top = () =>
      page.evaluate(
        (id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1,
        hash.slice(1),
      );
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(55);
  },
);

test(
  "a hash in the first address scrolls to its heading, below the navbar",
  { tag: "@core" },
  async ({ page }) => {
    await page.goto("/game/board");
    const id = await page.locator("main h2[id]").nth(4).getAttribute("id");
    // Otherwise only the hash would change.
    await page.goto("about:blank");
    await openHydrated(page, `/game/board#${id ?? ""}`);
    const top = () =>
      page.evaluate(
        (slug) => document.getElementById(slug)?.getBoundingClientRect().top ?? -1,
        id ?? "",
      );
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(55);
  },
);

test("an anchor that is followed twice leaves nothing to wait for", async ({ page }) => {
  await openHydrated(page, "/game/board");
  const anchor = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2);
  for (let time = 1; time <= 2; time += 1) {
    await anchor.click();
    await expectNoNavigation(page);
  }
});

test(
  "an anchor that is followed before React has come leaves the page alive",
  { tag: "@core" },
  async ({ page }) => {
    const release = await holdRequests(page, "**/page-data/game/board/page-data.json");
    await page.goto("/game/board", { waitUntil: "domcontentloaded" });
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2).click();
    await expect(page).toHaveURL(/#/);
    release();
    await waitForHydration(page);
    await sidebar(page).getByRole("link", { name: "Players", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
  },
);

test(
  "back restores the scroll position, also on an address with a hash",
  { tag: "@core" },
  async ({ page }) => {
    await page.goto("/game/board");
    const id = (await page.locator("main h2[id]").nth(2).getAttribute("id")) ?? "";
    for (const address of ["/game/flow", `/game/board#${id}`]) {
      await openHydrated(page, address);
      await page.evaluate(() => {
        window.scrollTo(0, 1700);
      });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1700);
      // The position is saved on the frame after the scroll event.
      await waitForFrames(page);
      await sidebar(page).getByRole("link", { name: "Players", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect
        .poll(() => page.evaluate(() => Math.abs(window.scrollY - 1700)))
        .toBeLessThanOrEqual(2);
    }
  },
);

/** Records whether the progress bar was ever shown on this page. */
async function watchProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const bar = document.getElementById("navigation-progress");
      if (bar && !bar.hidden) Object.assign(window, { sawProgress: true });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

test(
  "the progress bar shows when a page takes longer than 200 ms, and only then",
  { tag: "@core" },
  async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/game/board");
    await watchProgress(page);
    const bar = page.getByRole("progressbar", { name: "Loading page" });
    const [releaseFlow, releasePlayers] = await Promise.all([
      holdRequests(page, "**/page-data/game/flow/page-data.json"),
      holdRequests(page, "**/page-data/game/players/page-data.json"),
    ]);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebar(page).getByRole("link", { name: "Flow", exact: true }).click();
    await page.clock.runFor(100);
    releaseFlow();
    const heading = page.getByRole("heading", { level: 1 });
    // Checked every millisecond: the page arrives well within another hundred of them.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1);
          return heading.textContent();
        },
        { intervals: [20] },
      )
      .toBe("Flow");
    await page.clock.resume();
    expect(await page.evaluate(() => "sawProgress" in window)).toBe(false);

    await sidebar(page).getByRole("link", { name: "Players", exact: true }).click();
    await expect(bar).toBeVisible();
    releasePlayers();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
    await expect(bar).toBeHidden();
  },
);

test("a hovered link loads data and code of its page", { tag: "@core" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, "/game/board");
  await sidebar(page).getByRole("link", { name: "API", exact: true }).hover();
  await expect.poll(() => asked).toContain("/page-data/api/page-data.json");
  await expect
    .poll(() => asked.some((path) => path.startsWith("/component---src-templates-api")))
    .toBe(true);
});

for (const connection of [
  { saveData: true },
  { effectiveType: "2g" },
  { effectiveType: "slow-2g" },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { get: () => value });
    }, connection);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // Links of the text are in view here, and Gatsby prefetches those after 3 s; the others are hovered,
    // focused and touched.
    await page.clock.install();
    await openHydrated(page, "/category/building-a-game");
    await page.clock.runFor(10_000);
    await sidebar(page).getByRole("link", { name: "FAQ" }).hover();
    await sidebar(page).getByRole("link", { name: "Flow", exact: true }).focus();
    await sidebar(page)
      .getByRole("link", { name: "Board", exact: true })
      .dispatchEvent("touchstart");
    // If it were going to load, it would before this click's own page arrives.
    await sidebar(page).getByRole("link", { name: "Players", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
    const pages = asked.filter((path) => /^\/page-data\/.+\/page-data\.json$/.test(path));
    expect(pages).toEqual([
      "/page-data/category/building-a-game/page-data.json",
      "/page-data/game/players/page-data.json",
    ]);
  });
}

test("links in view of the text are prefetched", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, "/category/building-a-game");
  const links = await page
    .locator("main a[href^='/']")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const expected = new Set(links.map((route) => `/page-data${route}/page-data.json`));
  // Gatsby begins a few seconds after the page has loaded.
  await expect
    .poll(() => asked.filter((path) => expected.has(path)).length, { timeout: 20_000 })
    .toBeGreaterThan(1);
});

test("a touched link loads its page before the finger leaves", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, "/game/board");
  await sidebar(page)
    .getByRole("link", { name: "FAQ" })
    .evaluate((link) => {
      link.dispatchEvent(new Event("touchstart", { bubbles: true }));
    });
  await expect.poll(() => asked).toContain("/page-data/faq/page-data.json");
  await context.close();
});
