import type { Locator } from "@playwright/test";
import { GAME_IDS } from "./gameIds";
import { expect, listRequests, openHydrated, test } from "./site";

const GALLERY = "/examples/examples";
/** Guides that show a game in a specific state. */
const EMBEDS = [
  ["/", "Garden Row", "garden-row-5"],
  ["/game/flow", "Snake Eyes", "snake-eyes-25"],
  ["/game/board", "Pairs", "pairs-22"],
] as const;

/** Whether the image has arrived and is as large as a picture of a table. */
async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
    .toBe(1120);
}

test.describe("the gallery of games", () => {
  test("has a card with picture and facts for every game @core", async ({ page }) => {
    await openHydrated(page, GALLERY);
    const cards = page.locator(".games > li");
    await expect(cards).toHaveCount(GAME_IDS.length);
    for (const id of GAME_IDS) {
      const card = cards.filter({ has: page.locator(`a[href="/examples/${id}"]`) });
      await expect(card, id).toHaveCount(1);
      await expectDrawn(card.locator("img:visible"));
      await expect(card.locator("dt")).toHaveText(["Players", "Mechanisms", "Features", "Lines"]);
      await expect(card.locator("dd").nth(2).getByRole("link").first()).toBeVisible();
    }
    const pairs = cards.filter({ hasText: "Pairs" }).first();
    await expect(pairs.getByRole("link", { name: "Stack", exact: true })).toHaveAttribute(
      "href",
      "/api/classes/Stack",
    );
  });

  test("leads to a game from anywhere on its card", async ({ page }) => {
    await openHydrated(page, GALLERY);
    const title = page.locator('a[href="/examples/pairs"]');
    const card = page.locator(".games > li").filter({ has: title });
    await card.getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await expect(card.locator("dd a").first()).toBeFocused();
    // Its picture.
    await card.click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(/\/examples\/pairs$/);
  });

  test("is a table for readers of its Markdown", async ({ request }) => {
    const text = await (await request.get(`${GALLERY}.md`)).text();
    expect(text).toMatch(/\| Game +\| Players +\| Mechanisms +\| Features +\| Lines +\|/);
    expect(text).toMatch(/\| \[Garden Row\]\(https?:\/\/\S+\/examples\/garden-row\): /);
  });
});

for (const [route, title, picture] of EMBEDS) {
  test(`${route} shows ${title} at a move, and loads nothing else of it`, async ({ page }) => {
    const asked = listRequests(page);
    await openHydrated(page, route);
    const player = page.getByRole("region", { name: `Play ${title}` });
    const image = player.locator("img:visible");
    await expectDrawn(image);
    await expect(image).toHaveAttribute("src", `/pictures/${picture}.light.webp`);
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
