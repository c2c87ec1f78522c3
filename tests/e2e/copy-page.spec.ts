import { readClipboard } from "./readClipboard";
import { expect, openHydrated, test } from "./site";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("Copy page copies the page's Markdown, by keyboard @core", async ({ page, request }) => {
  await openHydrated(page, "/game/actions");
  const copy = page.getByRole("button", { name: "Copy page" });
  // It replaces the link that readers without JavaScript have.
  await expect(copy).toBeVisible();
  await expect(page.getByRole("link", { name: "View as Markdown" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  const text = await (await request.get("/game/actions.md")).text();
  expect(text).toContain("\n# Actions\n");
  expect(await readClipboard(page)).toBe(text);
});
