import type { Locator, Page } from "@playwright/test";
import { DIST } from "../routes";
import { findViolations } from "./axe";
import { editorOf, LIVE_ROUTE, liveBlock, PEEK } from "./liveBlock";
import { expect, openHydratedPage, test } from "./oracle";
import { playGame } from "./playTable";
import {
  heading,
  holdRequests,
  isSameDocument,
  markDocument,
  showIntent,
  sidebarLink,
} from "./site";

/** What React logs on the console about an error that a boundary has caught. */
const CAUGHT = /Minified React error|^Error|TypeError|crash|Uncaught|null|Object|of another sort/;

/** Makes the text of a page throw while it is rendered, until `repair`. */
async function sabotage(page: Page, route: string): Promise<void> {
  await page.evaluate(async (path) => {
    interface Loader {
      loadPage(path: string): Promise<{ json: { data: { page: { body: { kind: string }[] } } } }>;
    }
    const { ___loader } = window as unknown as { ___loader: Loader };
    const { json } = await ___loader.loadPage(path);
    let isBroken = true;
    for (const block of json.data.page.body) {
      const { kind } = block;
      Object.defineProperty(block, "kind", {
        get: () => {
          if (!isBroken) return kind;
          throw new Error("the page", { cause: new TypeError("its part", { cause: "its data" }) });
        },
      });
    }
    Object.assign(window, {
      repair: () => {
        isBroken = false;
      },
    });
  }, route);
}

const repair = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { repair: () => void }).repair());

test("a page that throws leaves the layout in place @core", async ({ page, oracle }) => {
  oracle.allow(CAUGHT);
  await openHydratedPage(page, oracle, "/game/board");
  await markDocument(page);
  await sabotage(page, "/ui/layout-sandbox");
  await sidebarLink(page, "Layout sandbox").click();
  const crash = page.getByRole("main").getByRole("alert");
  await expect(heading(page)).toHaveText("This page crashed.");
  await expect(crash).toContainText("Error: the page");
  await expect(crash).toContainText("TypeError: its part");
  await expect(crash).toContainText("its data");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const retry = crash.getByRole("button", { name: "Try again" });
  await retry.click();
  await expect(heading(page)).toHaveText("This page crashed.");
  await sidebarLink(page, "FAQ").click();
  await expect(heading(page)).toHaveText("FAQ");
  await page.goBack();
  await expect(heading(page)).toHaveText("This page crashed.");
  await repair(page);
  expect(await findViolations(page, { within: "main", least: 3 })).toEqual([]);
  await retry.click();
  await expect(heading(page)).toHaveText(/layout sandbox/i);
  expect(await isSameDocument(page)).toBe(true);
});

test("a layout that throws leaves a plain page @core", async ({ page, site, oracle }) => {
  oracle.allow(/./);
  const broken = JSON.stringify({ data: { tutorialSidebar: null, buildInfo: null } });
  await site.fail(/page-data\/sq\/d\//, { kind: "text", text: broken, type: "application/json" });
  await page.goto("/game/board");
  await showIntent(page);
  await expect(heading(page)).toHaveText("This page crashed.");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("TypeError");
  expect(await findViolations(page, { within: "main", least: 3 })).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("This page crashed.");
  await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await site.heal();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(heading(page)).toHaveText("Board");
});

const wrongPath = (page: Page): Locator => page.getByText("the site is at the wrong path");
const wrongBase = (page: Page): Locator => page.getByText("Your site did not load properly.");

test("every page says when it is at the wrong path @core @no-script", async ({
  page,
  site,
  oracle,
  browser,
}) => {
  await site.deploy(DIST, "/elsewhere");
  await page.goto("/elsewhere/");
  await expect(wrongBase(page)).toBeVisible();
  await expect(page.locator("#Site-wrong-base code")).toHaveText([
    "/",
    "/elsewhere/",
    "PATH_PREFIX",
  ]);
  for (const address of ["/elsewhere/game/board", "/elsewhere/nope"]) {
    await page.goto(address);
    await expect(wrongPath(page)).toBeVisible();
    await expect(page.locator("#Site-wrong-base code")).toHaveText(["/", "PATH_PREFIX"]);
    await expect(wrongBase(page)).toBeHidden();
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/elsewhere/`);
  await expect(plain.locator("p.wrong-base")).toBeVisible();
  await expect(wrongBase(plain)).toBeHidden();
  await plain.goto(`${site.url}/elsewhere/game/board`);
  await expect(wrongPath(plain)).toBeVisible();
  await plain.close();
  await site.deploy(DIST);
  oracle.restart();
  await page.goto("/game/board");
});

test("missing files are not blamed on the path @no-script", async ({ page, site, browser }) => {
  await site.fail(/\.(?:js|css)/, { kind: "status", status: 404 });
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await expect(wrongBase(page)).toBeHidden();
  await page.goto("/game/board");
  await expect(heading(page)).toBeVisible();
  await expect(wrongPath(page)).toBeHidden();
  await site.heal();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/`);
  await expect(plain.locator("p.wrong-base")).toBeHidden();
  await expect(wrongBase(plain)).toBeHidden();
  await plain.goto(`${site.url}/game/board`);
  await expect(heading(plain)).toBeVisible();
  await expect(wrongPath(plain)).toBeHidden();
  await plain.close();
});

test("an editor that does not load offers Retry @core", async ({ page, site, oracle }) => {
  await openHydratedPage(page, oracle, LIVE_ROUTE);
  const block = liveBlock(page, PEEK);
  await block.scrollIntoViewIfNeeded();
  // Its compiler has come.
  await expect(block.locator("iframe:not([inert])")).toHaveCount(1, { timeout: 30_000 });
  const start = site.asked.length;
  await site.fail(/\.js/, { kind: "status", status: 404 });
  await block.getByRole("button", { name: "Edit" }).click();
  const alert = block.getByRole("alert").filter({ hasText: "The editor could not load." });
  await expect(alert).toContainText("ChunkLoadError");
  await expect(block.locator("pre").first()).toBeVisible();
  await expect(heading(page)).toHaveText("Appearance");
  expect(await findViolations(page, { within: `[data-live-block]`, least: 3 })).toEqual([]);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => site.asked.some((path) => path.endsWith("?retry=1"))).toBe(true);
  await expect(alert).toBeVisible();
  await site.heal();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(editorOf(page, PEEK)).toBeVisible();
  await expect(alert).toBeHidden();
  // Each address once. What Gatsby prefetches, and requests as often as it likes, does not count.
  const listAsked = (): readonly string[] => {
    const chunks = site.asked.slice(start).filter((path) => path.includes(".js"));
    const failed = new Set(chunks.flatMap((path) => /^(.+)\?retry=/.exec(path)?.[1] ?? []));
    return chunks.filter((path) => failed.has(path.replace(/\?.*/, "")));
  };
  await expect.poll(() => listAsked().length).toBeGreaterThanOrEqual(3);
  const asked = listAsked();
  expect(new Set(asked).size).toBe(asked.length);
});

test("a part that is slow to load shows a spinner, and then itself", async ({ page }) => {
  await playGame(page, "garden-row", "Garden Row");
  const release = await holdRequests(page, "**/*.js");
  await page.getByRole("button", { name: "Inspect", exact: true }).click();
  const spinner = page.getByRole("status").filter({ hasText: "Loading…" });
  await expect(spinner).toHaveCSS("opacity", "1");
  release();
  await expect(page.getByRole("tab", { name: "Board", exact: true })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});
