import { notice, readBuild } from "./recoveryParts";
import { forbidStorage } from "./forbidStorage";
import { makeLaterBuild } from "./laterBuild";
import { expect, openHydratedPage, test, waitForHydration } from "./oracle";
import {
  followAddress,
  heading,
  isSameDocument,
  markDocument,
  showIntent,
  sidebarLink,
} from "./site";

/** Code of the API pages, which a guide does not use. */
const API_CHUNK = /\/component---src-templates-api-tsx-.*\.js/;
const GUIDE_CHUNK = /\/component---src-templates-doc-tsx-.*\.js/;
const GONE = { kind: "status", status: 404 } as const;

test("after each deploy a link leads to the new page by one load @core", async ({
  page,
  site,
  oracle,
}, testInfo) => {
  await openHydratedPage(page, oracle, "/game/board");
  let build = "";
  for (const [name, route, title] of [
    ["second", "/game/flow?a=1#loops", "Flow"],
    ["third", "/api/classes/Game?b=2#finish", "Game"],
  ] as const) {
    const dir = testInfo.outputPath(name);
    build = makeLaterBuild(dir, name);
    await site.deploy(dir);
    oracle.restart();
    await followAddress(page, route);
    await expect(heading(page)).toContainText(title);
    await waitForHydration(page);
    await expect(page).toHaveURL(route);
    expect(await readBuild(page)).toBe(build);
    expect(oracle.loads()).toBe(1);
  }
  // The browser kept the HTML of the second build, which the third one's data does not fit.
  oracle.restart();
  await page.goBack();
  await expect(heading(page)).toHaveText("Flow");
  await expect(page).toHaveURL("/game/flow?a=1#loops");
  // The kept document looks the same, and is reloaded before it hydrates.
  await waitForHydration(page);
  expect(await readBuild(page)).toBe(build);
});

for (const [id, fault] of [
  ["a chunk that is gone", GONE],
  ["a chunk that is answered with a page", { kind: "text" }],
] as const) {
  test(`${id}: the page comes as HTML and says so @core`, async ({ page, site, oracle }) => {
    // Without `nosniff`, the browser runs a page as code and finds a syntax error.
    oracle.allow(/Unexpected token '<'/);
    await openHydratedPage(page, oracle, "/game/board");
    await site.fail(API_CHUNK, fault);
    await followAddress(page, "/api/classes/Game?x=1#finish");
    await expect(heading(page)).toContainText("Game");
    await expect(page).toHaveURL("/api/classes/Game?x=1#finish");
    await showIntent(page);
    await expect(notice(page)).toContainText("Search and other controls did not start.");
    expect(oracle.loads()).toBe(1);
    // Its links work natively in the browser.
    await followAddress(page, "/api/classes/Player");
    await expect(page).toHaveURL("/api/classes/Player");
    await showIntent(page);
    await expect(notice(page)).toContainText("Search and other controls did not start.");
    expect(oracle.loads()).toBe(2);
    // The page may recover meanwhile; the key then does nothing.
    await notice(page).getByRole("button", { name: "Reload" }).focus();
    await site.heal();
    await page.keyboard.press("Enter");
    await waitForHydration(page);
    await expect(notice(page)).toBeHidden();
    oracle.restart();
  });
}

for (const [id, script] of [
  ["without Gatsby's script", /\/app-.*\.js/],
  ["without React's script", /\/framework-.*\.js/],
] as const) {
  test(`${id} a page reads and its links work @core`, async ({ page, site, oracle }) => {
    await site.fail(script, GONE);
    // Only the home page can report that it was built for another path.
    await page.goto("/");
    await expect(heading(page)).toHaveText(/Boardzilla/);
    // Hidden by its own attribute, not only by the style sheet.
    await expect(page.locator("#Site-wrong-base")).toHaveAttribute("hidden");
    oracle.restart();
    await page.goto("/game/board");
    await expect(heading(page)).toHaveText("Board");
    await sidebarLink(page, "Flow").click();
    await expect(heading(page)).toHaveText("Flow");
  });
}

for (const [id, storage, loads] of [
  ["HTML of an old build with data of a new one is reloaded, once", "allowed", 2],
  ["where storage is denied, it is not reloaded", "denied", 1],
] as const) {
  test(`${id}, and then shown`, async ({ page, site, oracle }) => {
    if (storage === "denied") await page.addInitScript(forbidStorage);
    const data = JSON.stringify({ webpackCompilationHash: "0123456789ab" });
    await site.fail(/app-data\.json/, { kind: "text", text: data, type: "application/json" });
    await page.goto("/game/board?a=1#seats");
    await expect.poll(() => oracle.loads()).toBe(loads);
    await waitForHydration(page);
    await expect(page).toHaveURL("/game/board?a=1#seats");
    await expect(heading(page)).toHaveText("Board");
    expect(oracle.loads()).toBe(loads);
    oracle.restart();
  });
}

for (const [what, fault] of [
  ["cut", { kind: "cut" }],
  ["empty", { kind: "text", text: "{}", type: "application/json" }],
] as const) {
  test(`the whole page comes for data that is ${what}`, async ({ page, site, oracle }) => {
    await openHydratedPage(page, oracle, "/game/board");
    await site.fail(/page-data\/game\/flow\//, fault);
    await followAddress(page, "/game/flow?x=1#loops");
    await expect(page).toHaveURL("/game/flow?x=1#loops");
    await expect(heading(page)).toHaveText("Flow");
    await expect(notice(page)).toContainText("Search and other controls did not start.");
    expect(oracle.loads()).toBe(1);
  });
}

test("a service worker of a former site gives way", async ({ page, site, oracle }) => {
  const stale = `
    self.addEventListener("install", () => self.skipWaiting());
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener("fetch", (event) => {
      if (event.request.mode !== "navigate") return;
      const headers = { "Content-Type": "text/html" };
      event.respondWith(new Response("<h1>Stale</h1>", { headers }));
    });`;
  await site.fail(/\/sw\.js/, { kind: "text", text: stale, type: "text/javascript" });
  await page.goto("/game/board");
  await page.evaluate(async () => {
    // As gatsby-plugin-offline names its own; other projects may share the origin.
    await caches.open(`gatsby-plugin-offline-precache-v2-${window.location.origin}/`);
    await caches.open("of another project");
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  await page.goto("/game/flow");
  await expect(heading(page)).toHaveText("Stale");
  await site.heal();
  oracle.restart();
  await page.goto("/game/flow");
  await expect(heading(page)).toHaveText("Flow");
  await waitForHydration(page);
  // It unregisters when the pages that it controlled are gone.
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
      ]),
    )
    .toEqual([0, ["of another project"]]);
});

test("during a deploy a page retries its code", async ({ page, site, oracle }) => {
  await site.fail(GUIDE_CHUNK, GONE);
  await page.goto("/game/board");
  await markDocument(page);
  await showIntent(page);
  await expect(notice(page)).toContainText("Search and other controls did not start.");
  await site.heal();
  await waitForHydration(page);
  await expect(notice(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  expect(oracle.loads()).toBe(1);
  // Each time it is asked for at another address, so that no cache answers.
  const addresses = new Set(site.asked.filter((path) => GUIDE_CHUNK.test(path)));
  expect(addresses.size).toBeGreaterThanOrEqual(3);
});
