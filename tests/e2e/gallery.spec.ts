import type { Locator } from "@playwright/test";
import { expect, listRequests, METERED, openHydrated, setConnection, test } from "./site";

/** Guides that show a game in a specific state. */
const EMBEDS = [
  ["/", "Garden Row", "garden-row-6"],
  ["/game/branches", "Snake Eyes", "snake-eyes-25"],
  ["/game/visibility", "Pairs", "pairs-22"],
] as const;

/** Whether the image has arrived and is as large as a picture of a table. */
async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
    .toBe(1120);
}

test("a card of the gallery leads to its game from anywhere @core", async ({ page }) => {
  await openHydrated(page, "/examples/examples");
  const title = page.locator('a[href="/examples/pairs"]');
  const card = page.locator(".games > li").filter({ has: title });
  await expectDrawn(card.locator("img:visible"));
  await card.getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(card.locator("dd a").first()).toBeFocused();
  // Its picture.
  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/examples\/pairs$/);
});

for (const [route, title, picture] of EMBEDS) {
  test(`${route} shows ${title} at a move, and loads nothing else of it`, async ({ page }) => {
    const asked = listRequests(page);
    await setConnection(page, METERED);
    await openHydrated(page, route);
    const player = page.getByRole("region", { name: `Play ${title}` });
    const image = player.locator("img:visible");
    await expectDrawn(image);
    await expect(image).toHaveAttribute("src", `/pictures/${picture}.light.avif`);
    await expect(image).toHaveAttribute("alt", new RegExp(`^${title} after \\d+ moves`));
    await page.waitForLoadState("networkidle");
    // A live block of the page may request the frame; the game itself waits for the click.
    expect(asked.filter((path) => path.startsWith("/live/games/"))).toEqual([]);
    // The picture also starts the game, where the page says.
    await player.click({ position: { x: 60, y: 60 } });
    const move = /\d+$/.exec(picture)?.[0] ?? "";
    await expect(player.getByText(`Move ${move} of ${move}`)).toBeVisible({ timeout: 30_000 });
  });
}
