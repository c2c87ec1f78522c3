import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { DIST } from "../routes";
import { playEverySeat, seatFrame } from "./playTable";
import {
  expect,
  forgive,
  heading,
  holdRequests,
  listRequests,
  openHydrated,
  openPhone,
  setConnection,
  sidebar,
  test,
  waitForApp,
  waitForHydration,
} from "./site";

const GUIDE = "/game/actions";

/** The scripts of the app, which React comes with. */
const APP = /\/(?:app|framework|webpack-runtime)-[0-9a-f]{12}\.js$/;

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });

/** Names of the scripts among some paths, without their hashes. */
const scripts = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith(".js")).map((path) => path.replace(/-[0-9a-f]+\.js$/, ""));

/** Bytes of each file, brotli. */
const sizes = (paths: readonly string[]): number[] =>
  paths.map((path) => brotliCompressSync(readFileSync(DIST + path)).length);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Bytes of each script among some paths, brotli. */
const scriptSizes = (paths: readonly string[]): number[] =>
  sizes(paths.filter((path) => path.endsWith(".js")));

/** Opens a page on a connection on which nothing is fetched ahead. */
async function openThrifty(page: Page, route: string): Promise<void> {
  await setConnection(page, { saveData: true });
  await page.goto(route);
}

test("a first view runs one small script; the app comes with the first sign @core", async ({
  page,
}) => {
  const requests = listRequests(page);
  // Without a live block: one that comes into view starts the app.
  await openThrifty(page, "/introduction/development");
  await page.mouse.move(640, 5);
  await page.mouse.wheel(0, 1500);
  await expect(page.locator("[aria-current=location]").first()).toBeAttached();
  expect(scripts(requests)).toEqual(["/early"]);
  await page.getByRole("main").getByRole("link").first().hover();
  await expect.poll(() => requests.filter((path) => APP.test(path))).toHaveLength(3);
});

test("a first query loads no script over 60 kB, and at most 150 kB in all", async ({ page }) => {
  // What the page would fetch ahead is not of the query.
  await openThrifty(page, "/introduction/development");
  await waitForHydration(page);
  const requests = listRequests(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("pile");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(scripts(requests)).toContain("/search");
  // The code editor alone is twice that.
  expect(Math.max(...scriptSizes(requests))).toBeLessThan(60_000);
  // The page of the first result is fetched ahead.
  const isOfSearch = (path: string): boolean => !path.startsWith("/page-data/");
  expect(sum(sizes(requests.filter(isOfSearch)))).toBeLessThan(150_000);
});

test("scrolling past live blocks loads no more than 100 kB of script", async ({ page }) => {
  const requests = listRequests(page);
  await openThrifty(page, GUIDE);
  const blocks = page.locator("[data-control=run]");
  const last = (await blocks.count()) - 1;
  expect(last).toBeGreaterThan(3);
  for (let index = 0; index <= last; index += 1) await blocks.nth(index).scrollIntoViewIfNeeded();
  await waitForApp(page);
  await page.waitForLoadState("networkidle");
  const bytes = sum(scriptSizes(requests));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

test("in idle time the app is fetched ahead, and what live code needs, and not run", async ({
  page,
}) => {
  const requests = listRequests(page);
  await page.goto(GUIDE);
  await expect.poll(() => requests.filter((path) => APP.test(path))).toHaveLength(3);
  await expect.poll(() => requests).toContain("/live/compiler.js");
  await expect.poll(() => requests).toContain("/live/frame.html");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await page.evaluate(() => "___loader" in window)).toBe(false);
});

test("theme, tabs and the table of contents work while the app does not come @core", async ({
  page,
}) => {
  const release = await holdRequests(page, APP);
  await page.goto("/introduction/getting-started");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await toggle(page).click();
  expect(await theme(page)).toBe("dark");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  const tab = page.getByRole("tab").nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.mouse.wheel(0, 3000);
  await expect(page.locator("[data-contents] [aria-current=location]").first()).toBeAttached();
  release();
  // Hydration changes nothing of it.
  await page.waitForFunction(() => "___loader" in window);
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  expect(await theme(page)).toBe("dark");
});

test("the menu opens while the app does not come, and stays open when it does @core @touch", async ({
  browser,
}) => {
  const page = await openPhone(browser);
  const release = await holdRequests(page, APP);
  await page.goto(GUIDE);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await expect(sidebar(page)).toBeInViewport();
  release();
  await waitForApp(page);
  await expect(sidebar(page)).toBeInViewport();
  await sidebar(page).getByRole("link", { name: "Flow", exact: true }).tap();
  await expect(heading(page)).toHaveText("Flow");
  await expect(sidebar(page)).not.toBeInViewport();
  await page.context().close();
});

test("a finger on a link fetches its document, and starts no app @core @touch", async ({
  browser,
}) => {
  const page = await openPhone(browser);
  await page.goto("/introduction/development");
  const requests = listRequests(page);
  const link = page.getByRole("main").locator("a[href^='/game']").first();
  const href = new URL((await link.getAttribute("href")) ?? "", page.url());
  await link.dispatchEvent("touchstart");
  await expect.poll(() => requests).toContain(href.pathname);
  await link.tap();
  await expect(page).toHaveURL(href.href);
  expect(await page.evaluate(() => "___loader" in window)).toBe(false);
  await page.context().close();
});

test("a page contains its data, and no text twice @core", async ({ page }) => {
  const requests = listRequests(page);
  await openHydrated(page, GUIDE);
  expect(requests.filter((path) => path.endsWith("page-data.json"))).not.toContain(
    `/page-data${GUIDE}/page-data.json`,
  );
  const text = await page.getByRole("main").innerText();
  await sidebar(page).getByRole("link", { name: "Flow", exact: true }).click();
  await expect(heading(page)).toHaveText("Flow");
  await page.goBack();
  await expect(heading(page)).toHaveText("Actions");
  expect(await page.getByRole("main").innerText()).toBe(text);
});

test("a click on a button of the app is carried out when it comes @core", async ({ page }) => {
  const release = await holdRequests(page, APP);
  await page.goto("/examples/pairs");
  const play = page.getByRole("button", { name: "Play Pairs" });
  await play.click();
  await expect(play).toHaveAttribute("data-waiting");
  release();
  await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled({ timeout: 30_000 });
});

test("what a game needs loads while its page is hydrated", async ({ page }) => {
  const requests = listRequests(page);
  const release = await holdRequests(page, /\/app-data\.json$/);
  await page.goto("/examples/pairs");
  await page.getByRole("button", { name: "Play Pairs" }).click();
  for (const path of ["/live/games/pairs.json", "/live/frame.html"])
    await expect.poll(() => requests).toContain(path);
  await expect.poll(() => scripts(requests)).toContain("/player");
  release();
  await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled({ timeout: 30_000 });
});

test("the frame of a game is downloaded once @chromium", async ({ page }) => {
  const requests = listRequests(page);
  const bodies: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith("/live/frame.html")) return;
    const body = request.sizes().then(({ responseBodySize }) => responseBodySize);
    bodies.push(body);
    // One that comes late may still be asked when the page closes.
    body.catch(() => undefined);
  });
  await openHydrated(page, "/examples/pairs");
  await page.getByRole("button", { name: "Play Pairs" }).click();
  await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled({ timeout: 30_000 });
  await playEverySeat(page);
  await expect(seatFrame(page, "Pairs", 2).locator("#game")).toBeVisible({ timeout: 30_000 });
  expect(requests.filter((path) => path === "/live/frame.html").length).toBeGreaterThan(2);
  const transferred = sum(await Promise.all(bodies));
  const [whole = 0] = sizes(["/live/frame.html"]);
  expect(transferred).toBeLessThan(1.1 * whole);
});

test("what is typed into the search before the app comes is shown, and searched @core", async ({
  page,
}) => {
  const release = await holdRequests(page, APP);
  await page.goto(GUIDE);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByLabel("Search the documentation");
  await page.keyboard.type("pole");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("i");
  await expect(field).toHaveValue("pile");
  // Its style comes a moment after the field.
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>("link[data-href=search]")?.sheet,
  );
  const place = await field.boundingBox();
  release();
  await expect(page.getByRole("combobox")).toHaveValue("pile");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  expect(await field.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await page.keyboard.type("e");
  await expect(field).toHaveValue("piele");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("before the app comes, a finger opens the search, Escape closes it, Enter does nothing @touch", async ({
  browser,
}) => {
  const page = await openPhone(browser);
  const release = await holdRequests(page, APP);
  await page.goto(GUIDE);
  const box = page.getByRole("button", { name: /^Search/ });
  await box.tap();
  const field = page.getByRole("dialog").getByLabel("Search the documentation");
  await expect(field).toBeFocused();
  await page.keyboard.type("pile");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(box).toBeFocused();
  await box.tap();
  await page.keyboard.type("pile");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(field).toBeFocused();
  await page.context().close();
});

test("text that is selected before the app comes is the query", async ({ page }) => {
  const release = await holdRequests(page, APP);
  await page.goto(GUIDE);
  await heading(page).evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press("Control+k");
  release();
  await expect(page.getByRole("combobox")).toHaveValue("Actions");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a search that was called off before the app came does not open with it", async ({ page }) => {
  const release = await holdRequests(page, APP);
  await page.goto(GUIDE);
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  release();
  await waitForApp(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a page whose app never comes is whole, and hides what needs it @core", async ({
  page,
  faults,
}) => {
  await page.route(APP, (route) => route.abort());
  await page.goto(GUIDE);
  await toggle(page).click();
  expect(await theme(page)).toBe("dark");
  await expect(page.getByRole("button", { name: "Copy page" })).toBeHidden();
  await expect(page.getByRole("link", { name: /View as Markdown/ })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "All pages" })).toBeVisible();
  const above = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link");
  // A key that would open the search takes no later key from the page.
  await page.keyboard.press("/");
  await above.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/category\//);
  await page.goto(GUIDE);
  await above.click();
  await expect(page).toHaveURL(/\/category\//);
  forgive(faults);
});
