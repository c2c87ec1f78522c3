/*
 * Faults that meet a page whose app has not started: a phone on which nothing but links was touched. The same
 * faults after it has started are in network.spec.ts, deploys.spec.ts and translation.spec.ts.
 */
import { makeLaterBuild } from "./laterBuild";
import { expect, test } from "./oracle";
import { notice, readBuild } from "./recoveryParts";
import { enterText, heading, listRequests, waitForHydration } from "./site";
import { REFERENCE } from "./somePages";
import { translate } from "./translate";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** How many files of data the page has downloaded for the app. Runs in the page. */
const countDownloads = (): number => Object.keys(window.downloadedData ?? {}).length;

const isAwake = "'___loader' in window";

test("a link tapped offline keeps the page, and opens later @core", async ({
  page,
  context,
  oracle,
}) => {
  oracle.allow(/ERR_INTERNET_DISCONNECTED/);
  const requests = listRequests(page);
  await page.goto("/introduction/development");
  await expect.poll(() => requests.filter((path) => path.startsWith("/recovery"))).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(isAwake)).toBe(false);
  await context.setOffline(true);
  const link = page.getByRole("main").locator("a[href^='/game']").first();
  await link.tap();
  await expect(notice(page)).toContainText("You appear to be offline");
  await notice(page).getByRole("button", { name: "Retry" }).tap();
  await expect(notice(page)).toContainText("You appear to be offline");
  await expect(page).toHaveURL("/introduction/development");
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/game\//);
});

test("the search answers offline, because its code is there already @core", async ({
  page,
  context,
  oracle,
}) => {
  oracle.allow(/ERR_INTERNET_DISCONNECTED|The search did not load/);
  const requests = listRequests(page);
  await page.goto("/introduction/development");
  await expect.poll(() => requests.filter((path) => path.startsWith("/recovery"))).toHaveLength(1);
  await expect.poll(() => page.evaluate(countDownloads)).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(isAwake)).toBe(false);
  await context.setOffline(true);
  await page.getByRole("button", { name: /search/i }).tap();
  await expect(page.getByRole("dialog")).toContainText("You seem to be offline.");
  await page.keyboard.press("Escape");
});

test("a page whose network is gone before its data came can be read @core", async ({
  page,
  context,
  site,
}) => {
  const requests = listRequests(page);
  // Its scripts, which are the same on the next page.
  await page.goto("/introduction/development");
  await expect.poll(() => requests.filter((path) => path.startsWith("/recovery"))).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  await site.fail(/\/page-data\//, { kind: "abort" });
  await page.goto("/introduction/debugging");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Dark theme" }).tap();
  await expect(notice(page)).toContainText("You can go on reading this page.");
  await notice(page).getByRole("button", { name: "Reload" }).tap();
  await expect(notice(page)).toContainText("You can go on reading this page.");
  await expect(page).toHaveURL("/introduction/debugging");
});

test("a page whose data is damaged says that its app did not start @core", async ({
  page,
  oracle,
}) => {
  oracle.allow(/is not valid JSON|Unexpected|Expected/);
  await page.route("**/introduction/debugging", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<script[^>]* id="[\w-]*page-data">/, "$&damaged");
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto("/introduction/debugging");
  await page.getByRole("button", { name: /^Search/ }).tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText("Reload the page");
  await dialog.getByRole("button", { name: /Close/ }).tap();
  await expect(notice(page)).toContainText("did not start");
  await expect(page.getByRole("banner").getByRole("link", { name: "All pages" })).toBeVisible();
  await page.unroute("**/introduction/debugging");
  const reloaded = page.waitForEvent("load");
  await notice(page).getByRole("button", { name: "Reload" }).tap();
  await reloaded;
  await waitForHydration(page);
  await expect(notice(page)).toBeHidden();
});

test("after a deploy a tapped link leads to the new page by one load", async ({
  page,
  site,
  oracle,
}, testInfo) => {
  await page.goto("/introduction/development");
  const dir = testInfo.outputPath("second");
  const build = makeLaterBuild(dir, "second");
  await site.deploy(dir);
  oracle.restart();
  await page.getByRole("main").locator("a[href^='/game']").first().tap();
  await expect(page).toHaveURL(/\/game\//);
  expect(await page.evaluate(isAwake)).toBe(false);
  expect(await readBuild(page)).toBe(build);
  expect(oracle.loads()).toBe(1);
});

test("a page that was translated before its app started works", async ({ page, oracle }) => {
  // React renders the translated parts anew.
  oracle.allow(/Minified React error #4(?:18|23)/);
  await page.goto(REFERENCE);
  expect(await page.evaluate(isAwake)).toBe(false);
  expect(await translate(page)).toBeGreaterThan(200);
  await waitForHydration(page);
  await translate(page);
  await page.getByRole("button", { name: /search/i }).tap();
  await enterText(page.getByRole("combobox"), "stack");
  await expect(page.getByRole("option").first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(heading(page)).toContainText("Space");
});
