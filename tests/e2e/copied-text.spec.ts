import type { Page } from "@playwright/test";
import { openBlock, FACES, LIVE_ROUTE } from "./liveBlock";
import { readClipboard } from "./readClipboard";
import { expect, openHydrated, test } from "./site";

/** What each control of the article is called while its text is copied. */
const MARK = "control-of-the-page";

/** Selects the whole article, in which every control bears the mark. Returns how many there are. */
const selectArticle = (page: Page): Promise<number> =>
  page.evaluate((mark) => {
    const article = document.querySelector("main");
    const selection = getSelection();
    if (!article || !selection) throw new Error("The page has no article.");
    const controls = article.querySelectorAll("button, label, .anchor");
    const others = [...controls].filter((control) => !control.matches("[aria-selected=true]"));
    for (const control of others) control.textContent = mark;
    selection.selectAllChildren(article);
    return others.length;
  }, MARK);

const readSelection = (page: Page): Promise<string> =>
  page.evaluate(() => getSelection()?.toString() ?? "");

for (const route of [
  "/game/actions",
  "/introduction/getting-started",
  "/api/classes/Space",
  "/api/modules",
  "/examples/garden-row",
  "/tutorial/first-action",
  "/ui/layout-sandbox",
  "/search?q=board",
]) {
  test(`the text of ${route} is copied without that of its controls`, async ({ page }) => {
    await openHydrated(page, route);
    // A search shows nothing at first.
    await expect.poll(() => selectArticle(page)).toBeGreaterThan(0);
    const text = await readSelection(page);
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toContain(MARK);
  });
}

test("live code is copied without the text of its controls", async ({ page }) => {
  await openBlock(page, FACES);
  await expect(page).toHaveURL(LIVE_ROUTE);
  expect(await selectArticle(page)).toBeGreaterThan(0);
  const text = await readSelection(page);
  expect(text.length).toBeGreaterThan(200);
  expect(text).not.toContain(MARK);
});

test("the clipboard has the text alone: a heading, a title, code, and the chosen tab @core", async ({
  page,
  context,
  browserName,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/introduction/getting-started");
  await page.evaluate(() => {
    const article = document.querySelector("main");
    if (article) getSelection()?.selectAllChildren(article);
  });
  await page.keyboard.press("ControlOrMeta+C");
  const lines = (await readClipboard(page)).split("\n").map((line) => line.trim());
  expect(lines.filter((line) => line.endsWith("#"))).toEqual([]);
  for (const word of ["Wrap", "Copy", "Types", "pnpm", "yarn"]) expect(lines).not.toContain(word);
  // Firefox selects no button, so not the name of the tab.
  const tab = browserName === "firefox" ? [] : ["npm"];
  for (const line of [...tab, "Getting started"]) expect(lines).toContain(line);
  expect(lines.join("\n")).not.toContain("pnpm add");
});
