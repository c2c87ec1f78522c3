import { test as plainTest, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { expect, openHydrated, test } from "./site";

const copyButton = (page: Page): Locator => page.getByRole("button", { name: "Copy page" });
const status = (page: Page): Locator =>
  copyButton(page).locator("xpath=following-sibling::p[@role='status']");

async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}

const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

for (const [route, twin] of [
  ["/", "/index.md"],
  ["/game/actions", "/game/actions.md"],
  ["/category/building-a-game", "/category/building-a-game.md"],
  ["/api/modules", "/api/modules.md"],
  ["/api/classes/Action", "/api/classes/Action.md"],
] as const) {
  test(`a click copies ${route} as Markdown and says so`, async ({ page, context, request }) => {
    await allowClipboard(context);
    await openHydrated(page, route);
    await copyButton(page).click();
    await expect(status(page)).toHaveText("Copied");
    const text = await (await request.get(twin)).text();
    expect(text.length).toBeGreaterThan(500);
    expect(await readClipboard(page)).toBe(text);
  });
}

test("the button is reached and pressed by keyboard, and keeps the focus", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await openHydrated(page, "/game/actions");
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Copied");
  await expect(copyButton(page)).toBeFocused();
  expect(await readClipboard(page)).toContain("\n# Actions\n");
});

test("after a change of page the button copies the page that is shown", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await openHydrated(page, "/game/actions");
  await copyButton(page).click();
  await expect(status(page)).toHaveText("Copied");
  await page
    .getByRole("navigation", { name: "Documentation" })
    .getByRole("link", { name: "Flow", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flow");
  await expect(status(page)).toBeEmpty();
  await copyButton(page).click();
  await expect(status(page)).toHaveText("Copied");
  expect(await readClipboard(page)).toContain("\n# Flow\n");
});

test("a page whose Markdown is missing says so, and can be copied when it is back", async ({
  page,
  context,
  faults,
}) => {
  await allowClipboard(context);
  await openHydrated(page, "/game/actions");
  await page.route("**/game/actions.md", (route) => route.fulfill({ status: 404, body: "" }));
  await copyButton(page).click();
  await expect(status(page)).toHaveText(
    "Not copied: the Markdown of this page is missing on this server.",
  );
  await page.unroute("**/game/actions.md");
  await copyButton(page).click();
  await expect(status(page)).toHaveText("Copied");
  faults.requests.length = 0;
  faults.console.length = 0;
});

test("without a connection the button says so", async ({ page, faults }) => {
  await openHydrated(page, "/game/actions");
  await page.route("**/game/actions.md", (route) => route.abort("internetdisconnected"));
  await copyButton(page).click();
  await expect(status(page)).toContainText("Not copied: the server does not answer.");
  faults.console.length = 0;
});

// Faults are not counted: a text names no icon, so Chromium asks for one that the site does not have.
plainTest(
  "a reader who forbids the clipboard is told so and led to the text",
  async ({ page, context }) => {
    await context.grantPermissions([]);
    await openHydrated(page, "/game/actions");
    await copyButton(page).click();
    await expect(status(page)).toContainText(
      "Not copied: the browser does not let this page use the clipboard.",
    );
    await status(page).getByRole("link", { name: "View as Markdown" }).click();
    await expect(page).toHaveURL("/game/actions.md");
    await expect(page.locator("body")).toContainText("# Actions");
  },
);

test("with JavaScript there is the button alone, and no page without a twin has it", async ({
  page,
}) => {
  await openHydrated(page, "/game/actions");
  await expect(copyButton(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "View as Markdown" })).toHaveCount(0);
  for (const route of ["/search", "/version"]) {
    await openHydrated(page, route);
    await expect(copyButton(page)).toHaveCount(0);
  }
});
