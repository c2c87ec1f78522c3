import type { Page } from "@playwright/test";
import { expect, openHydrated, test, waitForHydration } from "./site";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Documentation" });

/** Marks the document and the sidebar's element, to see later whether both are still the same. */
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

test("navigation swaps the page and keeps the sidebar mounted", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await mark(page);
  await sidebar(page).getByRole("link", { name: "Flow", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flow");
  await expect(page).toHaveURL("/game/flow");
  await expect(page).toHaveTitle(/^Flow · /);
  expect(await readMarks(page)).toEqual({ document: true, sidebar: true });
  await expect(sidebar(page).locator("[aria-current=page]")).toHaveText("Flow");
});

test("a link in the text is client-side as well", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await mark(page);
  const link = page.locator("main .prose a[href^='/game/']").first();
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(target);
  expect(await readMarks(page)).toEqual({ document: true, sidebar: true });
});

test("a click with a modifier is the browser's", async ({ page, context }) => {
  await openHydrated(page, "/game/board");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    sidebar(page)
      .getByRole("link", { name: "Flow", exact: true })
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(opened).toHaveURL("/game/flow");
  await expect(page).toHaveURL("/game/board");
});

test("a new page opens at its top, a hash scrolls to its heading", async ({ page }) => {
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
});

test("a hash in the first address scrolls to its heading, below the navbar", async ({ page }) => {
  await page.goto("/game/board");
  const id = await page.locator("main h2[id]").nth(4).getAttribute("id");
  await openHydrated(page, `/game/board#${id ?? ""}`);
  const top = () =>
    page.evaluate(
      (slug) => document.getElementById(slug)?.getBoundingClientRect().top ?? -1,
      id ?? "",
    );
  await expect.poll(top).toBeGreaterThan(55);
  await expect.poll(top).toBeLessThan(200);
});

test("back restores the scroll position, also on an address with a hash", async ({ page }) => {
  await page.goto("/game/board");
  const id = (await page.locator("main h2[id]").nth(2).getAttribute("id")) ?? "";
  for (const address of ["/game/flow", `/game/board#${id}`]) {
    await openHydrated(page, address);
    await page.evaluate(() => {
      window.scrollTo(0, 1700);
    });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1700);
    // The position is saved on the frame after the scroll event.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await sidebar(page).getByRole("link", { name: "Players", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect
      .poll(() => page.evaluate(() => Math.abs(window.scrollY - 1700)))
      .toBeLessThanOrEqual(2);
  }
});

test("the progress bar shows when a page takes longer than 200 ms, and goes", async ({ page }) => {
  await openHydrated(page, "/game/board");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/page-data/faq/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByRole("progressbar", { name: "Loading page" });
  await sidebar(page).getByRole("link", { name: "FAQ" }).click();
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
  await expect(bar).toBeHidden();
});

test("a hovered link loads data and code of its page; data saver forbids it", async ({ page }) => {
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
    await openHydrated(page, "/game/board");
    await sidebar(page).getByRole("link", { name: "FAQ" }).hover();
    await sidebar(page).getByRole("link", { name: "Flow", exact: true }).focus();
    // Were it going to load, it would before this click's own page arrives.
    await sidebar(page).getByRole("link", { name: "Players", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
    expect(asked).not.toContain("/page-data/faq/page-data.json");
    expect(asked).not.toContain("/page-data/game/flow/page-data.json");
  });
}

test("links in view of the text are prefetched", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, "/category/building-a-game");
  await expect
    .poll(() => asked, { timeout: 15_000 })
    .toContain("/page-data/game/core-concepts/page-data.json");
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

for (const [address, canonical] of [
  ["/game/actions/", "/game/actions"],
  ["/game/actions.html?a=1", "/game/actions?a=1"],
  ["/game/actions/index.html?a=1#choices", "/game/actions?a=1#choices"],
] as const) {
  test(`${address} ends up at ${canonical}`, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Actions");
  });
}

for (const hash of ["#%", "#100%", "#%E0%A4%A", "#a=b", '#"><img src=x>']) {
  test(`the hash ${hash} leaves the page alive`, async ({ page }) => {
    await openHydrated(page, `/game/board${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Board");
    await sidebar(page).getByRole("link", { name: "Flow", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flow");
  });
}

test("a class URL in the wrong case ends at the right page, query and hash kept", async ({
  page,
  faults,
}) => {
  await page.goto("/api/classes/gameelement?x=1#all");
  await expect(page).toHaveURL("/api/classes/GameElement?x=1#all");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("GameElement");
  faults.requests.length = 0;
  faults.console.length = 0;
});
