import type { Page, Route } from "@playwright/test";
import { ask, dialog, field, options, status } from "./searchBox";
import { expect, holdRequests, openHydrated, test, type Faults } from "./site";

const INDEX = "**/lunr-index-*.json";
const DOCUMENTS = "**/search-doc-*.json";
const MANIFEST = "**/search-manifest.json";

/** The faults that a test brings about are no faults of the page. */
function forgive(faults: Faults): void {
  faults.requests.length = 0;
  faults.console.length = 0;
}

async function expectFailure(page: Page, reason: RegExp): Promise<void> {
  await expect(dialog(page).getByText("Search could not load.", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText(reason).last()).toBeVisible();
  await expect(status(page)).toHaveText(/^Search could not load\. /);
  await expect(dialog(page).getByRole("link", { name: "all pages" })).toHaveAttribute(
    "href",
    "/search",
  );
}

async function expectRetryWorks(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("flow");
  await expect(options(page).first()).toBeVisible();
}

const FAULTS: readonly (readonly [string, string, (route: Route) => Promise<void>, RegExp])[] = [
  ["is gone", INDEX, (route) => route.fulfill({ status: 404 }), /did not hand out/],
  ["is cut off", DOCUMENTS, (route) => route.abort(), /did not hand out/],
  ["is half a file", INDEX, (route) => route.fulfill({ body: '{"words":' }), /damaged/],
  [
    "is a page",
    DOCUMENTS,
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hello" }),
    /damaged/,
  ],
  ["is of another form", INDEX, (route) => route.fulfill({ json: {} }), /damaged/],
  ["is nothing", DOCUMENTS, (route) => route.fulfill({ json: null }), /damaged/],
  [
    "is another manifest",
    MANIFEST,
    (route) => route.fulfill({ json: { stamp: "../x" } }),
    /damaged/,
  ],
];

for (const [fault, path, answer, reason] of FAULTS) {
  test(`a file that ${fault} is told, and Try again mends it`, async ({ page, faults }) => {
    await page.route(path, answer);
    await openHydrated(page, "/");
    await page.keyboard.press("Control+k");
    await expectFailure(page, reason);
    await page.unroute(path);
    await expectRetryWorks(page);
    forgive(faults);
  });
}

test("a file that hangs is told after 10 seconds", async ({ page, faults }) => {
  await page.clock.install();
  await page.route(INDEX, () => undefined);
  await openHydrated(page, "/game/board");
  // From here on no time goes by but what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(INDEX);
  await page.keyboard.press("Control+k");
  await field(page).fill("flow");
  await expect(dialog(page).getByText("Loading search…").last()).toBeVisible();
  await asked;
  await page.clock.runFor(9_000);
  await expect(dialog(page).getByText("Loading search…").last()).toBeVisible();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expectFailure(page, /within 10 seconds/);
  await page.unroute(INDEX);
  await expectRetryWorks(page);
  forgive(faults);
});

test("without a network that is what it says", async ({ page, context, faults }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  await expect(options(page).first()).toBeVisible();
  await page.reload();
  await openHydrated(page, "/");
  await page.route(MANIFEST, async (route) => {
    // The dialog's own script is asked for at the same time, and is not what this is about.
    await expect(dialog(page)).toBeVisible();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await page.keyboard.press("Control+k");
  await expect(dialog(page).getByText("You seem to be offline.", { exact: true })).toBeVisible();
  await page.unroute(MANIFEST);
  await context.setOffline(false);
  await expectRetryWorks(page);
  forgive(faults);
});

test("a deploy between two requests goes unnoticed: the manifest is read once more", async ({
  page,
  faults,
}) => {
  let reads = 0;
  await page.route(MANIFEST, async (route) => {
    reads += 1;
    if (reads === 1) await route.fulfill({ json: { stamp: "0123456789abcdef" } });
    else await route.continue();
  });
  await openHydrated(page, "/");
  await ask(page, "flow");
  expect(reads).toBe(2);
  forgive(faults);
});

test("files of two builds are never answered from", async ({ page, faults }) => {
  await page.route(DOCUMENTS, async (route) => {
    const file = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...file, stamp: "of another build" } });
  });
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  await expectFailure(page, /damaged or incomplete/);
  forgive(faults);
});

test("the dialog's own script may fail too: the page lives on and Try again mends it", async ({
  page,
  faults,
}) => {
  await openHydrated(page, "/game/board");
  await page.route("**/*.js", (route) => route.abort());
  await page.keyboard.press("Control+k");
  const alert = page.getByRole("alert").filter({ hasText: "could not load" });
  await expect(alert).toBeVisible();
  await expect(page.locator("main h1")).toBeVisible();
  await page.unroute("**/*.js");
  await alert.getByRole("button", { name: "Try again" }).click();
  await field(page).fill("flow");
  await expect(options(page).first()).toBeVisible();
  forgive(faults);
});

test("closed while it loads, it is there when it is opened again", async ({ page }) => {
  const release = await holdRequests(page, INDEX);
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  await field(page).fill("flow");
  await expect(dialog(page).getByText("Loading search…").last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  release();
  await page.keyboard.press("Control+k");
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue("flow");
});
