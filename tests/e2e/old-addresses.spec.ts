import { expect, test } from "@playwright/test";

/** Addresses of the documentation before this one, and where each answers now. */
const MOVED = [
  ["a heading with another name", "/game/flow#whileloop", "/game/flow#loops"],
  ["a heading that is on another page", "/game/board#visibility", "/game/visibility#hide-and-show"],
  ["an inherited member", "/api/classes/Piece#first", "/api/classes/GameElement#first"],
  ["a member that another class has", "/api/classes/Space#hidefrom", "/api/classes/Piece#hidefrom"],
  [
    "an inherited member of a renamed class",
    "/api/classes/Board#all",
    "/api/classes/GameElement#all",
  ],
  ["a class that a heading answers", "/api/classes/Selection#skipif", "/game/actions#choices"],
  ["a page that has moved", "/testing/testing-your-game", "/cookbook/testing"],
] as const;

for (const [name, address, to] of MOVED) {
  const anchor = to.split("#")[1] ?? "Site-content";

  test(`${name} is found at its old address`, async ({ page }) => {
    await page.goto("/faq");
    await page.goto(address);
    // A heading keeps its former anchors, so the address stays.
    if (!address.startsWith("/game/flow")) await expect(page).toHaveURL(to);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  });

  test(`Back from ${name} leads to the page before @chromium`, async ({ page }) => {
    await page.goto("/faq");
    await page.goto(address);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL("/faq");
  });
}

test.describe("without JavaScript @no-script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, address, to] of MOVED) {
    test(`${name} is found at its old address, or a link to it`, async ({ page }) => {
      await page.goto(address);
      const old = page.locator(":target");
      const link = old.locator(`a[href="${to}"]`);
      if ((await link.count()) > 0) {
        await expect(link).toBeInViewport();
        await link.click();
        await expect(page).toHaveURL(to);
      }
      await expect(page.locator(`[id="${to.split("#")[1] ?? "Site-content"}"]`)).toBeInViewport();
    });
  }
});
