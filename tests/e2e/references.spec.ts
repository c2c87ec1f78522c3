import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("guides and entries of the reference lead to each other @core", async ({ page }) => {
  await page.goto("/game/flow");
  await page
    .locator("article a.api", { hasText: /^everyPlayer$/ })
    .first()
    .click();
  await expect(page).toHaveURL("/api/modules#everyplayer");
  await expect(page.locator("#everyplayer")).toBeInViewport();
  const entryOf = (id: string) => page.locator(`#${id}`).locator("xpath=ancestor::div[2]");
  await entryOf("everyplayer").locator('ul a[href^="/game/flow#"]').first().click();
  await expect(page).toHaveURL(/\/game\/flow#/);
  await page.goto("/api/classes/Action#chooseonboard");
  await expect(entryOf("chooseonboard").getByText("In the guides")).toBeVisible();
  await entryOf("chooseonboard").getByRole("link", { name: "Garden Row" }).click();
  await expect(page).toHaveURL("/examples/garden-row");
});
