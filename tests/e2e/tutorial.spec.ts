import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

// Node treats it as CommonJS, and Playwright's loader does not see its named exports.
const { readTutorial } = createRequire(import.meta.url)(
  "../../src/node/content/tutorial/readTutorial",
) as typeof import("../../src/node/content/tutorial/readTutorial");

const STEP = "/tutorial/first-dinosaur";

test("a step is solved, and its goals turn green @core @smoke", async ({ page }) => {
  await page.goto(STEP);
  const tool = page.locator("[data-tutorial-step]");
  await expect(tool.getByRole("status").filter({ hasText: "0 of 3 goals are met." })).toBeVisible();
  await expect(tool.locator('[data-goal="open"]')).toHaveCount(3);
  await tool.getByRole("button", { name: "Solve" }).click();
  await expect(tool.getByRole("status").filter({ hasText: "All goals are met." })).toBeVisible();
  await expect(
    tool.frameLocator("iframe[title='Stampede, seat 1']").getByText("rex 4"),
  ).toBeVisible();
  const editor = tool.getByRole("textbox", { name: /^game\.ts/ });
  await editor.press("Control+End");
  await editor.pressSequentially("}");
  await expect(tool.getByRole("status").filter({ hasText: "does not compile: see" })).toBeVisible();
  await expect(tool.locator('[data-goal="met"]')).toHaveCount(0);
});

test("text, code and table are beside one another and in view from 1000 px on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(STEP);
  const tool = page.locator("[data-tutorial-step]");
  const parts = [
    page.locator(".prose > .static-html").first(),
    tool.getByRole("textbox", { name: /^game\.ts/ }),
    tool.locator("iframe[title='Stampede, seat 1']"),
  ];
  for (const part of parts) await expect(part).toBeInViewport();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [text, code, table] = boxes.map((box) => box!);
  expect(text!.x + text!.width).toBeLessThan(code!.x);
  // Long lines of the code scroll.
  expect(code!.x).toBeLessThan(table!.x - 200);
  expect(table!.x + table!.width).toBeLessThan(1000);
});

test("a tap plays a card in a browser that does not call itself mobile, as on a tablet @core @touch", async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await page.goto("/tutorial/first-action");
  const tool = page.locator("[data-tutorial-step]");
  // What the goals find moves the button down.
  await expect(tool.getByRole("status").filter({ hasText: "0 of 3 goals are met." })).toBeVisible();
  await tool.getByRole("button", { name: "Solve" }).click();
  await expect(tool.getByRole("status").filter({ hasText: "All goals are met." })).toBeVisible();
  const table = tool.frameLocator("iframe[title='Stampede, seat 1']");
  await table.locator(".Dino.selectable").first().tap();
  await expect(tool.getByText("Move 1 of 1")).toBeVisible();
  await context.close();
});

test("without JavaScript a step is an article with a picture and its solution @no-script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(STEP);
  await expect(page.getByRole("listitem").filter({ hasText: "A rex of speed 4" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Put a dinosaur on the table/ })).toBeVisible();
  await page.getByText("Solution", { exact: true }).click();
  await expect(page.getByText("export class Dino extends Piece<Stampede>").last()).toBeVisible();
  await context.close();
});

test("on a phone, readers solve each step, follow its link, and take the finished game home @chromium", async ({
  page,
}) => {
  const { steps } = readTutorial("content/tutorial");
  // About three seconds a step on an idle machine.
  test.setTimeout(steps.length * 10_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tutorial/${steps[0]!.slug}`);
  const tool = page.locator("[data-tutorial-step]");
  for (const [index, { title, goalTitles }] of steps.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await tool.scrollIntoViewIfNeeded();
    if (goalTitles.length > 0) {
      const status = tool.getByRole("status");
      await expect(status.filter({ hasText: /^\d+ of \d+ goals are met/ })).toBeVisible();
      await tool.getByRole("button", { name: "Solve" }).click();
      await expect(status.filter({ hasText: "All goals are met." })).toBeVisible();
      await expect(tool.locator('[data-goal="met"]')).toHaveCount(goalTitles.length);
    }
    if (index < steps.length - 1) await tool.getByRole("link", { name: "Next" }).last().click();
  }
  const waiting = page.waitForEvent("download");
  await tool.getByRole("button", { name: "Download project" }).click();
  const saved = await waiting;
  const { slug, solution } = steps.at(-1)!;
  const files = unzipSync(new Uint8Array(readFileSync(await saved.path())));
  const rules = files[`tutorial-${slug}/src/game/index.ts`] ?? new Uint8Array();
  expect(strFromU8(rules)).toBe(solution["game.ts"]);
});
