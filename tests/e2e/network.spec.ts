import { notice, waitForRescue } from "./recoveryParts";
import { expect, openHydratedPage, test, waitForHydration } from "./oracle";
import {
  expectNoNavigation,
  followAddress,
  heading,
  holdRequests,
  isSameDocument,
  markDocument,
  overflowOf,
  setConnection,
  sidebarLink,
  waitForFrames,
} from "./site";

const FLOW_DATA = /page-data\/game\/flow\//;

test("a link followed offline opens later @core", async ({ page, context, oracle }) => {
  await openHydratedPage(page, oracle, "/game/board");
  await markDocument(page);
  await waitForRescue(page);
  await context.setOffline(true);
  await followAddress(page, "/game/flow?x=1#loops");
  const status = notice(page).getByRole("status");
  await expect(status).toHaveText(/^You appear to be offline/);
  await expect(heading(page)).toHaveText("Board");
  await expect(page).toHaveURL("/game/board");
  await expect(page.getByRole("progressbar")).toBeHidden();
  // From the top of the page, Tab comes to its buttons first.
  const first = await notice(page).evaluateHandle((element) => element);
  await notice(page).getByRole("button", { name: "Retry" }).press("Enter");
  // Retried, and reported again.
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
  await expect(status).toHaveText(/^You appear to be offline/);
  await notice(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(notice(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);

  await followAddress(page, "/game/flow?x=1#loops");
  await expect(status).toHaveText(/^You appear to be offline/);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("Flow");
  await expect(page).toHaveURL("/game/flow?x=1#loops");
});

test("offline, Back leaves the page readable", async ({ page, context, oracle }) => {
  await openHydratedPage(page, oracle, "/game/board");
  await sidebarLink(page, "Flow").click();
  await expect(heading(page)).toHaveText("Flow");
  await page.reload();
  await waitForHydration(page);
  oracle.restart();
  await waitForRescue(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(notice(page)).toContainText("You appear to be offline");
  await expect(heading(page)).toHaveText("Flow");
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("Board");
  await expect(page).toHaveURL("/game/board");
});

test("Retry opens a page after its server failed @core", async ({ page, site, oracle }) => {
  await openHydratedPage(page, oracle, "/game/board");
  await site.fail(/flow/, { kind: "status", status: 500 });
  await sidebarLink(page, "Flow").click();
  await expect(notice(page)).toContainText("the server does not answer");
  await expect(heading(page)).toHaveText("Board");
  await site.heal();
  await notice(page).getByRole("button", { name: "Retry" }).click();
  await expect(heading(page)).toHaveText("Flow");
});

test("a notice that is closed opens nothing", async ({ page, site, oracle }) => {
  await openHydratedPage(page, oracle, "/game/board");
  await markDocument(page);
  await site.fail(/flow/, { kind: "status", status: 500 });
  await sidebarLink(page, "Flow").click();
  await expect(notice(page)).toContainText("the server does not answer");
  await site.heal();
  const release = await holdRequests(page, "**/game/flow");
  const late = page.waitForResponse("**/game/flow");
  await notice(page).getByRole("button", { name: "Retry" }).click();
  await notice(page).getByRole("button", { name: "Close" }).click();
  release();
  await late;
  await waitForFrames(page);
  await expectNoNavigation(page);
  await expect(heading(page)).toHaveText("Board");
  expect(await isSameDocument(page)).toBe(true);
});

test("a page reads before any script has come", async ({ page, site }) => {
  await site.fail(/\.js/, { kind: "hang" });
  await page.goto("/game/board", { waitUntil: "commit" });
  await expect(page.locator("main .prose p").first()).toBeVisible();
  await sidebarLink(page, "Flow").click({ noWaitAfter: true });
  await expect(heading(page)).toHaveText("Flow");
});

test("a server that is busy three times is asked again", async ({ page, site, oracle }) => {
  await openHydratedPage(page, oracle, "/game/board");
  await markDocument(page);
  await site.fail(FLOW_DATA, { kind: "status", status: 503 }, 3);
  await followAddress(page, "/game/flow#loops");
  await expect(heading(page)).toHaveText("Flow");
  await expect(page).toHaveURL("/game/flow#loops");
  expect(await isSameDocument(page)).toBe(true);
});

test("a failed prefetch is silent", async ({ page, site, oracle }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await site.fail(FLOW_DATA, { kind: "abort" });
  await openHydratedPage(page, oracle, "/game/board");
  await sidebarLink(page, "Flow").hover();
  // Gatsby tries four times.
  await expect
    .poll(() => site.asked.filter((path) => path.includes("/page-data/game/flow/")).length)
    .toBeGreaterThanOrEqual(4);
  await page.waitForLoadState("networkidle");
  // Whatever the reader is shown is on the console first.
  expect(logged.join("\n")).not.toMatch(/could not be shown in place|did not come in time/);
  await site.heal();
  await sidebarLink(page, "Flow").click();
  await expect(heading(page)).toHaveText("Flow");
  await expect(notice(page)).toBeHidden();
});

test("a link leads to a portal that answers everything @core", async ({ page, site, oracle }) => {
  // What the page requests meanwhile is answered as well.
  oracle.allow(/Unexpected token '<'/);
  await openHydratedPage(page, oracle, "/game/board");
  await site.fail(/./, { kind: "text" });
  await followAddress(page, "/game/flow#loops");
  await expect(heading(page)).toHaveText("Log in to the network");
  expect(oracle.loads()).toBe(1);
  await site.heal();
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Flow");
  await expect(page).toHaveURL("/game/flow#loops");
});

test("missing pictures show their text", async ({ page, site }) => {
  const measure = () =>
    page.locator("main img:visible").evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ alt, clientHeight, complete, naturalWidth }) => ({
        alt,
        height: clientHeight,
        isMissing: complete && naturalWidth === 0,
      })),
    );
  // A live block that runs shows its result instead of a picture; on a slow connection it waits.
  await setConnection(page, { effectiveType: "3g" });
  await page.goto("/game/flow");
  await waitForHydration(page);
  const shown = await measure();
  expect(shown.length).toBeGreaterThan(0);
  await site.fail(/\.(?:svg|png|avif)/, { kind: "status", status: 404 });
  await page.goto("/game/flow");
  await waitForHydration(page);
  // Those below the fold are not requested.
  await expect.poll(async () => (await measure()).some(({ isMissing }) => isMissing)).toBe(true);
  const missing = await measure();
  expect(missing).toHaveLength(shown.length);
  for (const [index, { alt, height }] of missing.entries()) {
    expect(alt).toMatch(/\S/);
    expect(height).toBeLessThanOrEqual(shown[index]?.height ?? 0);
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
