import type { Locator, Page } from "@playwright/test";
import { liveBlock, resultOf } from "./liveBlock";
import { chooseTheme, expect, listRequests, openHydrated, test } from "./site";

const ROUTE = "/game/actions";
const TITLE = "Dig three times";

/** The picture that readers of the theme see; the other theme's is not rendered. */
function pictureOf(page: Page): Locator {
  return liveBlock(page, TITLE).locator("img:visible");
}

/** Whether the image has arrived, with 1.5 pixels for each CSS px. */
async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
    .toBe(990);
}

test.describe("the picture of a live block", () => {
  for (const [size, viewport] of [
    ["a wide page", { width: 1280, height: 720 }],
    ["a phone", { width: 390, height: 844 }],
  ] as const) {
    test(`gives way to the result without a jump, on ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, ROUTE);
      const block = liveBlock(page, TITLE);
      const before = await pictureOf(page).boundingBox();
      await block.scrollIntoViewIfNeeded();
      await expect(resultOf(page, TITLE).locator("#play-area")).toBeVisible({ timeout: 20_000 });
      await expect(block.locator("img")).toHaveCount(0);
      const after = await block.locator("[data-shows]").boundingBox();
      expect(before?.height).toBe(after?.height);
      expect(before?.width).toBe(after?.width);
    });
  }

  test("comes back when the run of unchanged code is stopped", async ({ page }) => {
    await openHydrated(page, ROUTE);
    const block = liveBlock(page, TITLE);
    await block.scrollIntoViewIfNeeded();
    await expect(resultOf(page, TITLE).locator("#play-area")).toBeVisible({ timeout: 20_000 });
    await block.getByRole("button", { name: "Stop" }).click();
    await expectDrawn(pictureOf(page));
    await block.getByRole("button", { name: "Edit" }).click();
    await block.getByRole("textbox").focus();
    await page.keyboard.type("// mine\n");
    await expect(block.getByRole("button", { name: "Reset" })).toBeEnabled();
    await expect(block.locator("img")).toHaveCount(0);
  });

  test("is the one of the theme; nobody loads the other's @core", async ({ page }) => {
    const asked = listRequests(page);
    await chooseTheme(page, "dark");
    // Without its frame the block keeps the picture.
    await page.route("**/live/frame.html", () => undefined);
    await openHydrated(page, ROUTE);
    await expectDrawn(pictureOf(page));
    const pictures = asked.filter((path) => path.startsWith("/pictures/"));
    expect(pictures.filter((path) => !path.endsWith(".dark.avif"))).toEqual([]);
  });
});

test.describe("without JavaScript @no-script", () => {
  test.use({ javaScriptEnabled: false });

  test("a live block shows its code and a picture of its result @core", async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(ROUTE);
      const block = liveBlock(page, TITLE);
      await expect(block.locator("figure")).toContainText("createGame");
      await expect(block.getByRole("button")).toHaveCount(0);
      const folded = block.locator("pre span", { hasText: /^class BoneHall/ });
      await expect(folded).toBeHidden();
      await block.locator("summary").first().click();
      await expect(folded).toBeVisible();
      const picture = pictureOf(page);
      await expectDrawn(picture);
      await expect(picture).toHaveAttribute("alt", `Result of ${TITLE}: Dig up a bone`);
      const box = await picture.boundingBox();
      const host = await block.boundingBox();
      // Whole, and not stretched: 990 × 480 pixels.
      expect(box!.width / box!.height).toBeCloseTo(990 / 480, 1);
      expect(box!.width).toBeLessThanOrEqual(host!.width);
    }
  });
});
