import { expect, test } from "@playwright/test";

const STEP = "/tutorial/first-dinosaur";

test("a step is solved, and its goals turn green @core", async ({ page }) => {
  await page.goto(STEP);
  const tool = page.locator("[data-tutorial-step]");
  await expect(tool.getByRole("status").filter({ hasText: "0 of 2 goals are met." })).toBeVisible();
  await expect(tool.locator('[data-goal="unmet"]')).toHaveCount(2);
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

test("a tap plays a card in a browser that does not call itself mobile, as on a tablet @core", async ({
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

test("without JavaScript a step is an article with a picture and its solution", async ({
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
