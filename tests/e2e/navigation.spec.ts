import type { Page } from "@playwright/test";
import {
  expect,
  expectNoNavigation,
  heading,
  holdRequests,
  listRequests,
  openHydrated,
  sidebar,
  sidebarLink,
  test,
  waitForFrames,
  waitForHydration,
} from "./site";

/** Marks the document and the sidebar's element, to check later whether both are still the same. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { marked: true });
    Object.assign(document.getElementById("Site-sidebar") ?? {}, { marked: true });
  });
}

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.getElementById("Site-sidebar");
    return "marked" in window && element !== null && "marked" in element;
  });

/** Waits until the page has scrolled to a heading, below the navbar. */
async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const top = () =>
    page.locator(`[id="${id}"]`).evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(55);
}

const contentsLink = (page: Page, at: number) =>
  page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(at);

test("navigation swaps the page and keeps the sidebar mounted @core @smoke", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await mark(page);
  await sidebarLink(page, "Flow").click();
  await expect(heading(page)).toHaveText("Flow");
  await expect(page).toHaveURL("/game/flow");
  await expect(page).toHaveTitle(/^Flow · /);
  await expect(sidebar(page).locator("[aria-current=page]")).toHaveText("Flow");
  const link = page.locator("main .prose a[href^='/game/']").first();
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(target);
  expect(await isMarked(page)).toBe(true);
});

test("a new page opens at its top, a hash scrolls to its heading @core", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await sidebarLink(page, "Actions").click();
  await expect(heading(page)).toHaveText("Actions");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const hash = (await contentsLink(page, 3).getAttribute("href")) ?? "";
  await contentsLink(page, 3).click();
  await expectScrolledTo(page, hash.slice(1));
  // In the first address, too.
  await page.goto("about:blank");
  await openHydrated(page, `/game/actions${hash}`);
  await expectScrolledTo(page, hash.slice(1));
});

test("a followed link shows the first screen first, and Back shows all at once", async ({
  page,
}) => {
  await openHydrated(page, "/game/board");
  await page.evaluate(() => {
    const isHidden = ({ target }: MutationRecord): boolean =>
      (target as HTMLElement).style.contentVisibility === "hidden";
    const count = (records: MutationRecord[]): void => {
      const before = Number(document.body.dataset["hidden"] ?? 0);
      document.body.dataset["hidden"] = String(before + records.filter(isHidden).length);
    };
    const options = { subtree: true, attributeFilter: ["style"] };
    new MutationObserver(count).observe(document.querySelector("#___gatsby")!, options);
  });
  const countHidden = () => page.evaluate(() => Number(document.body.dataset["hidden"] ?? 0));
  await sidebarLink(page, "Actions").click();
  await expect(heading(page)).toHaveText("Actions");
  expect(await countHidden()).toBeGreaterThan(0);
  await expect(page.locator("main [style*=content-visibility]")).toHaveCount(0);
  const hidden = await countHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText("Board");
  expect(await countHidden()).toBe(hidden);
});

test("the data of a page is requested once in a visit @core", async ({ page }) => {
  const requests = listRequests(page);
  const data = (): string[] => requests.filter((path) => path.endsWith("/page-data.json"));
  await openHydrated(page, "/game/board");
  // The pages whose links are in view, a while after hydration.
  await expect.poll(() => data().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState("networkidle");
  const route = data()[0]!.replace(/^\/page-data|\/page-data\.json$/g, "");
  await page.locator(`main a[href="${route}"]`).first().click();
  await expect(page).toHaveURL(route);
  await expect(heading(page)).not.toHaveText("Board");
  await page.waitForLoadState("networkidle");
  expect(data()).toEqual([...new Set(data())]);
});

test("an anchor that is followed twice leaves nothing to wait for", async ({ page }) => {
  await openHydrated(page, "/game/board");
  for (let time = 1; time <= 2; time += 1) {
    await contentsLink(page, 2).click();
    await expectNoNavigation(page);
  }
});

test("an anchor can be followed before the page is hydrated @core", async ({ page }) => {
  const release = await holdRequests(page, "**/page-data/game/board/page-data.json");
  await page.goto("/game/board", { waitUntil: "domcontentloaded" });
  await contentsLink(page, 2).click();
  await expect(page).toHaveURL(/#/);
  release();
  await waitForHydration(page);
  await sidebarLink(page, "Players").click();
  await expect(heading(page)).toHaveText("Players");
});

/** Expects that the page is scrolled to a place, in px, and stays there. */
async function expectPlace(page: Page, place: number): Promise<void> {
  const readDistance = () => page.evaluate((px) => Math.abs(window.scrollY - px), place);
  await expect.poll(readDistance).toBeLessThanOrEqual(2);
  await waitForFrames(page);
  expect(await readDistance()).toBeLessThanOrEqual(2);
}

test("Back and Forward restore the scroll position, with a hash too @core @smoke", async ({
  page,
}) => {
  await page.goto("/game/board");
  const id = (await page.locator("main h2[id]").nth(2).getAttribute("id")) ?? "";
  for (const address of ["/game/flow", `/game/board#${id}`]) {
    await openHydrated(page, address);
    await page.evaluate(() => window.scrollTo(0, 1700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1700);
    // The position is saved on the frame after the scroll event.
    await waitForFrames(page);
    // Not by click(), which in Firefox first scrolls the page.
    await sidebarLink(page, "Players").dispatchEvent("click");
    await expect(heading(page)).toHaveText("Players");
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await waitForFrames(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectPlace(page, 1700);
    await page.goForward();
    await expect(heading(page)).toHaveText("Players");
    await expectPlace(page, 900);
  }
});

test("the progress bar shows only after 200 ms @core", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/game/board");
  await page.evaluate(() => {
    new MutationObserver(() => {
      const bar = document.getElementById("Site-progress");
      if (bar && !bar.hidden) Object.assign(window, { sawProgress: true });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const bar = page.getByRole("progressbar", { name: "Loading page" });
  const [releaseFlow, releasePlayers] = await Promise.all([
    holdRequests(page, "**/page-data/game/flow/page-data.json"),
    holdRequests(page, "**/page-data/game/players/page-data.json"),
  ]);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sidebarLink(page, "Flow").click();
  await page.clock.runFor(100);
  releaseFlow();
  // Checked every millisecond: the page arrives well within another hundred of them.
  const step = async (): Promise<string | null> => {
    await page.clock.runFor(1);
    return heading(page).textContent();
  };
  await expect.poll(step, { intervals: [20] }).toBe("Flow");
  await page.clock.resume();
  expect(await page.evaluate(() => "sawProgress" in window)).toBe(false);

  await sidebarLink(page, "Players").click();
  await expect(bar).toBeVisible();
  releasePlayers();
  await expect(heading(page)).toHaveText("Players");
  await expect(bar).toBeHidden();
});

test("a link that is hovered, focused or touched loads its page @core", async ({ page }) => {
  const asked = listRequests(page);
  await openHydrated(page, "/game/board");
  await sidebarLink(page, "API").hover();
  await expect.poll(() => asked).toContain("/page-data/api/page-data.json");
  await expect
    .poll(() => asked.some((path) => path.startsWith("/component---src-templates-api")))
    .toBe(true);
  await sidebarLink(page, "Flow").focus();
  await expect.poll(() => asked).toContain("/page-data/game/flow/page-data.json");
  await sidebarLink(page, "FAQ").dispatchEvent("touchstart");
  await expect.poll(() => asked).toContain("/page-data/faq/page-data.json");
});
