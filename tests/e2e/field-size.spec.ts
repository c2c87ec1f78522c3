import { readFileSync } from "node:fs";
import path from "node:path";
import type { Frame, Page } from "@playwright/test";
import { DIST, readSitemapRoutes } from "../routes";
import { editorOf, FACES, liveBlock, openBlock } from "./liveBlock";
import { inspect, openMore, playGame, seatFrame } from "./playTable";
import { ask, field } from "./searchBox";
import { expect, openHydrated, test } from "./site";

// As a phone: it zooms into a field whose text is smaller than 16 px.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

interface Fields {
  readonly count: number;
  /** Those that are too small, with their size. */
  readonly small: readonly string[];
}

/** The fields for text and choice in a document and in what it draws apart, such as editors. */
const readFields = (frame: Page | Frame): Promise<Fields> =>
  frame.evaluate(() => {
    const TEXT = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";
    const roots = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const fields = [document, ...roots].flatMap((root) => [
      ...root.querySelectorAll(`${TEXT}, [contenteditable=true]`),
    ]);
    const sizes = fields.map(
      (each) => [each, parseFloat(getComputedStyle(each).fontSize)] as const,
    );
    const small = sizes.filter(([, size]) => size < 16);
    return {
      count: fields.length,
      small: small.map(([{ outerHTML }, size]) => `${String(size)} px: ${outerHTML.slice(0, 120)}`),
    };
  });

/** Expects fields on the page as it is now, in all of its documents, and none that is too small. */
async function expectLarge(page: Page, least: number): Promise<void> {
  let count = 0;
  for (const frame of page.frames()) {
    const fields = await readFields(frame).catch((error: unknown) => {
      // The frame that only loads its document ahead leaves.
      if (frame.isDetached()) return { count: 0, small: [] };
      throw error;
    });
    expect(fields.small).toEqual([]);
    count += fields.count;
  }
  expect(count).toBeGreaterThanOrEqual(least);
}

const hasField = (route: string): boolean => {
  const file = route === "/" ? "index" : route.slice(1);
  const html = readFileSync(path.join(DIST, `${file}.html`), "utf8");
  return /<(?:input|select|textarea)\b|contenteditable/.test(html);
};

test("every field that a page comes with is large enough for a phone", async ({ page }) => {
  test.setTimeout(300_000);
  const routes = [...readSitemapRoutes(), "/search", "/404"].filter(hasField);
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await expectLarge(page, 1);
  }
});

test("the fields of the search are large enough before the app starts and after @core", async ({
  page,
}) => {
  await page.goto("/game/board");
  await page.keyboard.press("/");
  await expectLarge(page, 1);
  await openHydrated(page, "/game/board");
  await ask(page, "piece");
  await expect(field(page)).toBeVisible();
  await expectLarge(page, 1);
});

test("the fields of the layout sandbox are, in every fold and dialog", async ({ page }) => {
  await openHydrated(page, "/ui/layout-sandbox");
  await expect(page.getByRole("spinbutton").first()).toBeVisible();
  await page.locator("main details").evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
  await expectLarge(page, 10);
  await openHydrated(page, "/ui/layout");
  await page.getByRole("button", { name: /^Try/ }).first().click();
  await expect(page.getByRole("dialog").getByRole("spinbutton").first()).toBeVisible();
  await expectLarge(page, 5);
});

test("a live block's editor is, and its code has that size before it opens", async ({ page }) => {
  await openBlock(page, FACES);
  const code = liveBlock(page, FACES).locator("figure.lines pre").last();
  const before = await code.evaluate((each) => getComputedStyle(each).fontSize);
  await liveBlock(page, FACES).getByRole("button", { name: "Edit" }).click();
  const editor = editorOf(page, FACES);
  await expect(editor).toBeVisible();
  await expectLarge(page, 1);
  expect(await editor.evaluate((each) => getComputedStyle(each).fontSize)).toBe(before);
});

test("the fields around a game are, its rules and its inspectors too", async ({ page }) => {
  await playGame(page, "garden-row", "Garden Row");
  await page.getByRole("button", { name: "Edit the rules" }).click();
  await expect(page.getByRole("textbox", { name: /of Garden Row$/ })).toBeVisible();
  await expectLarge(page, 1);
  const expectPanel = async (fieldName: string): Promise<void> => {
    await expect(page.getByLabel(fieldName)).toBeVisible();
    await expectLarge(page, 2);
  };
  await openMore(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await expectPanel("You play");
  await openMore(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expectPanel("Link to this game");
  await inspect(page, "JSON");
  await expectPanel("As seen by");
  await inspect(page, "Board");
  await expectPanel("Query");
});

test("the forms of a game are", async ({ page }) => {
  await playGame(page, "word-vault", "Word Vault");
  await expect(seatFrame(page, "Word Vault", 1).getByRole("textbox").first()).toBeVisible();
  await expectLarge(page, 1);
});

test("the editor of a step of the tutorial is", async ({ page }) => {
  await openHydrated(page, "/tutorial/first-action");
  await page.getByRole("button", { name: "Open the code" }).click();
  await expect(page.locator("[data-tutorial-step]").getByRole("textbox").first()).toBeVisible();
  await expectLarge(page, 1);
});
