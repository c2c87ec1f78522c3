import type { Locator, Page } from "@playwright/test";
import { findViolations } from "./axe";
import { expect, openHydrated, test } from "./site";

const card = (page: Page): Locator => page.getByRole("tooltip");

/** Makes the names of a sample known, as a pointer does on its way to a name. */
async function approach(sample: Locator): Promise<void> {
  await sample
    .locator("pre")
    .first()
    .hover({ position: { x: 4, y: 4 } });
  await expect(sample.locator("[data-type]").first()).toBeAttached();
}

const nameIn = (sample: Locator, name: RegExp): Locator =>
  sample.locator("span[data-type]", { hasText: name }).first();

test("the type of a name in a sample shows on hover @core", async ({ page }) => {
  await openHydrated(page, "/game/actions");
  const sample = page.locator("main figure.code[data-typed]").first();
  await approach(sample);
  const lines = await page
    .locator("[data-type]")
    .evaluateAll((names) => names.map((name) => (name.dataset["type"] ?? "").split("\n").length));
  expect(Math.max(...lines)).toBeLessThanOrEqual(6);
  await nameIn(sample, /^price$/).hover();
  await expect(card(page)).toHaveText("price: number");
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // A name under the resting pointer stays dismissed; a name below a card would show its own.
  await nameIn(sample, /^price$/).hover();
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();
  const link = sample.locator("a", { hasText: /^chooseOnBoard$/ });
  await link.hover();
  await expect(card(page)).toContainText("Action.chooseOnBoard");
  await link.click();
  await expect(page).toHaveURL("/api/classes/Action#chooseonboard");
});

test("a live block shows the types of its names as well", async ({ page }) => {
  await openHydrated(page, "/ui/appearance");
  const live = page.locator("figure.code[data-typed]", { hasText: "Three faces of a card" });
  await approach(live);
  await nameIn(live, /^Face$/).hover();
  await expect(card(page)).toContainText("function Face(");
});
