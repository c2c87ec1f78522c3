import { test as plainTest, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { readClipboard } from "./readClipboard";
import { expect, openHydrated, test } from "./site";

const copyButton = (page: Page): Locator => page.getByRole("button", { name: "Copy page" });
const status = (page: Page): Locator =>
  copyButton(page).locator("xpath=following-sibling::p[@role='status']");

async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}

test(
  "the button is reached and pressed by keyboard, copies the page and keeps the focus",
  { tag: "@core" },
  async ({ page, context, request }) => {
    await allowClipboard(context);
    await openHydrated(page, "/game/actions");
    // It replaces the link that readers without JavaScript have.
    await expect(copyButton(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "View as Markdown" })).toHaveCount(0);
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(copyButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Copied");
    await expect(copyButton(page)).toBeFocused();
    const text = await (await request.get("/game/actions.md")).text();
    expect(text.length).toBeGreaterThan(500);
    expect(text).toContain("\n# Actions\n");
    expect(await readClipboard(page)).toBe(text);
  },
);

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

// Errors are not counted: a plain text file names no icon, so Chromium requests one that the site does
// not have.
plainTest(
  "a reader who forbids the clipboard gets the reason and a link to the text",
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
