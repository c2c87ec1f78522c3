import type { Locator, Page } from "@playwright/test";
import { ROUTE, button, codeOf, linkTo, openSandbox } from "./layouts";
import { expect, test } from "./site";

/** Where the pieces are, from the table below the picture: left, top, width and height in %. */
async function readPositions(page: Page): Promise<Record<string, string[]>> {
  const rows = await page
    .locator("details", { hasText: "Positions in %" })
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return Object.fromEntries(rows.map(([piece = "", ...box]) => [piece, box]));
}

/** Drags from the middle of an element by CSS pixels, in some steps. */
async function drag(page: Page, handle: Locator, dx: number, dy: number): Promise<void> {
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

test.describe("the layout sandbox", () => {
  for (const [name, pieces, code] of [
    ["Hand", "10 pieces, all shown.", "maxOverlap: 60"],
    ["Fan", "7 pieces, all shown.", "offsetColumn: { x: 45, y: 4 }"],
    ["Deck", "20 pieces: 4 shown, 16 hidden.", "game.create(Stack"],
    ["Grid", "9 pieces, all shown.", "columns: 3"],
    ["Hex", "19 pieces, all shown.", 'HexGrid, "board", { rows: 5, columns: 5, shape: "hex" }'],
    ["Track", "18 pieces, all shown.", "slots: ["],
    ["Slots", "5 pieces: 4 shown, 1 hidden.", "slots: ["],
  ] as const) {
    test(`starts from ${name}`, async ({ page }) => {
      await openSandbox(page);
      await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("status").filter({ hasText: pieces })).toBeVisible();
      await expect(codeOf(page)).toContainText(code);
    });
  }

  test("changes by dragging, and a drag is one step of Undo", async ({ page }) => {
    const area = { left: 10, top: 10, width: 60, height: 80 };
    await openSandbox(page, linkTo({ area }));
    const picture = (await page
      .getByRole("group", { name: "Handles of the layout" })
      .boundingBox())!;
    await drag(page, page.locator('[data-handle="area-right"]'), picture.width / 5, 0);
    await expect(codeOf(page)).toContainText("area: { left: 10, top: 10, width: 80, height: 80 }");
    await drag(page, page.locator('[data-handle="area-move"]'), 0, -picture.height / 2);
    await expect(codeOf(page)).toContainText("area: { left: 10, top: 0, width: 80, height: 80 }");
    await button(page, "Undo").click();
    await expect(codeOf(page)).toContainText("top: 10, width: 80");
    await button(page, "Undo").click();
    await expect(codeOf(page)).toContainText("top: 10, width: 60");
    await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
    await button(page, "Redo").click();
    await expect(codeOf(page)).toContainText("top: 10, width: 80");
  });

  test("has slots that can be dragged, added and taken away", async ({ page }) => {
    const slot = { left: 10, top: 10, width: 20, height: 40 };
    await openSandbox(page, linkTo({ slots: [slot, { ...slot, left: 60 }] }, { pieces: 3 }));
    const picture = (await page
      .getByRole("group", { name: "Handles of the layout" })
      .boundingBox())!;
    await drag(page, page.locator('[data-handle="slot-1-move"]'), -picture.width / 10, 0);
    await expect(codeOf(page)).toContainText("{ left: 50, top: 10, width: 20, height: 40 }");
    // The slot that was dragged is the one the form is about.
    await expect(page.getByLabel("Slot to change")).toHaveValue("1");
    await drag(page, page.locator('[data-handle="slot-1-resize"]'), picture.width / 10, 0);
    await expect(codeOf(page)).toContainText("{ left: 50, top: 10, width: 30, height: 40 }");
    await button(page, "Add a slot").click();
    await expect(
      page.getByRole("status").filter({ hasText: "3 pieces, all shown." }),
    ).toBeVisible();
    await button(page, "Remove this slot").click();
    await expect(page.getByRole("status").filter({ hasText: "2 shown, 1 hidden." })).toBeVisible();
  });

  test("shows the cells and the area when asked", async ({ page }) => {
    await openSandbox(page, linkTo({ rows: 2, columns: 4, margin: 5 }));
    const cells = page.locator("figure [data-guide=cell]");
    await expect(cells).toHaveCount(0);
    await button(page, "Guides").click();
    await expect(cells).toHaveCount(8);
    await expect(page.locator("figure [data-guide=area]")).toHaveCount(1);
  });

  test("shows what sticky does to pieces that stay", async ({ page }) => {
    await openSandbox(page, linkTo({ rows: 1, columns: 6 }));
    const before = await readPositions(page);
    await page.locator("summary", { hasText: "Take pieces out" }).click();
    await button(page, "Piece 1 is out").click();
    await expect(page.getByRole("status").filter({ hasText: "5 pieces" })).toBeVisible();
    expect((await readPositions(page))["2"]).toEqual(before["1"]);
    await page.getByRole("checkbox", { name: /^sticky/ }).check();
    await expect(async () => {
      expect((await readPositions(page))["2"]).toEqual(before["2"]);
    }).toPass();
  });

  test("outlines the area with a label", async ({ page }) => {
    await openSandbox(page);
    await page.getByRole("checkbox", { name: /^showBoundingBox/ }).check();
    await page.getByRole("textbox", { name: "label" }).fill("stall");
    await expect(page.locator("figure .bounds")).toBeVisible();
    await expect(page.locator("figure text", { hasText: "stall" })).toBeVisible();
    await expect(codeOf(page)).toContainText('showBoundingBox: "stall"');
  });

  test("leaves out of the form what a grid refuses", async ({ page }) => {
    await openSandbox(page, linkTo({ alignment: "top" }));
    await page.getByRole("combobox", { name: /^class/ }).selectOption("SquareGrid");
    await expect(page.getByText("alignment is refused by a SquareGrid.")).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "20 pieces, all shown." }),
    ).toBeVisible();
    await expect(codeOf(page)).not.toContainText("alignment");
    await button(page, "Undo").click();
    await expect(codeOf(page)).toContainText('alignment: "top"');
  });
});

test.describe("pasted code", () => {
  test("becomes the layout", async ({ page }) => {
    await openSandbox(page);
    await page.locator("summary", { hasText: "Paste code" }).click();
    await page
      .getByRole("textbox", { name: /from your game/ })
      .fill("game.first('stall')!.layout(Fruit, {\n  columns: 3, // wide\n  gap: 2 * 3,\n});");
    await button(page, "Read code").click();
    await expect(page.getByText("Read columns, gap.")).toBeVisible();
    await expect(codeOf(page)).toContainText("hand.layout(Card, { columns: 3, gap: 6 });");
    await button(page, "Undo").click();
    await expect(codeOf(page)).toContainText("rows: 2, gap: 3");
  });

  test("that cannot be read is told with its place, and loses nothing", async ({ page }) => {
    await openSandbox(page);
    await page.locator("summary", { hasText: "Paste code" }).click();
    const field = page.getByRole("textbox", { name: /from your game/ });
    await field.fill(
      "stall.layout(Fruit, {\n  columns: 3,\n  alignmnet: 'top',\n  gap: wide,\n});",
    );
    await button(page, "Read code").click();
    await expect(page.getByText('Line 3, column 3: unknown attribute "alignmnet"')).toContainText(
      'Did you mean "alignment"?',
    );
    await expect(page.getByText('Line 4, column 8: "wide" is a name')).toBeVisible();
    await expect(codeOf(page)).toContainText("{ columns: 3 }");
    await field.fill("nothing of the kind");
    await button(page, "Read code").click();
    await expect(page.getByText("No layout was found.")).toBeVisible();
    await expect(codeOf(page)).toContainText("{ columns: 3 }");
    await expect(field).toHaveValue("nothing of the kind");
  });
});

test.describe("the address", () => {
  test("follows the layout, and brings it back on reload and on Back", async ({ page }) => {
    await openSandbox(page);
    await button(page, "Fan").click();
    await expect(page).toHaveURL(/#layout=1\./);
    await page.reload();
    await expect(codeOf(page)).toContainText("offsetColumn: { x: 45, y: 4 }");
    await page
      .locator("article")
      .getByRole("link", { name: "Layout", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ui\/layout/);
    await expect(
      page.getByRole("heading", { level: 1, name: "Layout", exact: true }),
    ).toBeVisible();
    await page.goBack();
    await expect(codeOf(page)).toContainText("offsetColumn: { x: 45, y: 4 }");
    await button(page, "Reset").click();
    await expect(page).toHaveURL(new RegExp(`${ROUTE}$`));
  });

  test("that holds no layout says why, and the default one is shown", async ({ page }) => {
    await openSandbox(page, `${ROUTE}#layout=1.damaged`);
    await expect(
      page.getByText("The layout in the address cannot be read: it is damaged."),
    ).toBeVisible();
    await expect(codeOf(page)).toContainText("rows: 2, gap: 3");
  });
});
