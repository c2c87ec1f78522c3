import type { Locator, Page } from "@playwright/test";
import { ROUTE, button, codeOf, linkTo, openSandbox } from "./layouts";
import { expect, test } from "./site";

/** Drags from the middle of an element by CSS pixels, in several steps. */
async function drag(page: Page, handle: Locator, dx: number, dy: number): Promise<void> {
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

test("a dragged edge follows the pointer, in one step of Undo @core @smoke", async ({ page }) => {
  const area = { left: 10, top: 10, width: 60, height: 80 };
  await openSandbox(page, linkTo({ area }));
  const picture = (await page.getByRole("group", { name: "Handles of the layout" }).boundingBox())!;
  await drag(page, page.locator('[data-handle="area-right"]'), picture.width / 5, 0);
  await expect(codeOf(page)).toContainText("area: { left: 10, top: 10, width: 80, height: 80 }");
  await drag(page, page.locator('[data-handle="area-move"]'), 0, -picture.height / 2);
  await expect(codeOf(page)).toContainText("area: { left: 10, top: 0, width: 80, height: 80 }");
  await button(page, "Undo").click();
  await expect(codeOf(page)).toContainText("top: 10, width: 80");
});

test("the divider follows the pointer, and stays there after a reload", async ({ page }) => {
  await openSandbox(page);
  const divider = page.getByRole("slider", { name: "Width of the figure" });
  const place = async (): Promise<number> => (await divider.boundingBox())!.x;
  const { x, y } = (await divider.boundingBox())!;
  // Its middle is below the window.
  await page.mouse.move(x + 5, y + 50);
  await page.mouse.down();
  await page.mouse.move(x - 55, y + 50, { steps: 4 });
  await page.mouse.up();
  // A whole percent of the width.
  expect(Math.abs((await place()) - x + 60)).toBeLessThan(15);
  const moved = await place();
  await page.reload();
  await expect(divider).toBeVisible();
  await expect.poll(place).toBe(moved);
});

test("reload, Back and the address bring a layout back @core", async ({ page }) => {
  const fan = page.getByRole("status").filter({ hasText: "7 pieces, all shown." });
  await openSandbox(page);
  await button(page, "Fan").click();
  await expect(fan).toBeVisible();
  await expect(page).toHaveURL(/#layout=2\./);
  await page.reload();
  await expect(codeOf(page)).toContainText("offsetColumn: { x: 45, y: 4 }");
  await expect(fan).toBeVisible();
  await page.locator("article").getByRole("link", { name: "Layout", exact: true }).first().click();
  await expect(page).toHaveURL(/\/ui\/layout/);
  await expect(page.getByRole("heading", { level: 1, name: "Layout", exact: true })).toBeVisible();
  await page.goBack();
  await expect(codeOf(page)).toContainText("offsetColumn: { x: 45, y: 4 }");
  await button(page, "Reset").click();
  await expect(page).toHaveURL(new RegExp(`${ROUTE}$`));
});
