import { PEEK, liveBlock, openBlock, resultOf, waitForResult } from "./liveBlock";
import { expect, openHydrated, test } from "./site";

/** A page with many live blocks. */
const MANY = "/game/actions";
/** How many frames live blocks may hold at once: each is a document with the whole toolkit. */
const MAX_ALIVE = 4;

test("a page with many live blocks keeps four frames; the others can be run again", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openHydrated(page, MANY);
  const blocks = page.locator("[data-live-block]");
  const count = await blocks.count();
  expect(count).toBeGreaterThan(MAX_ALIVE);
  for (let index = 0; index < count; index++) {
    const block = blocks.nth(index);
    await block.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
    });
    await expect(block.locator("iframe:not([inert])")).toHaveCount(1, { timeout: 30_000 });
    const frames = page.locator("[data-live-block] iframe:not([inert])");
    expect(await frames.count()).toBeLessThanOrEqual(MAX_ALIVE);
  }
  const first = blocks.first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator("iframe")).toHaveCount(0);
  await expect(first.locator("img:visible")).toHaveCount(1);
  await first.getByRole("button", { name: "Run again" }).click();
  await expect(first.locator("iframe:not([inert])")).toHaveCount(1, { timeout: 30_000 });
});

/** ms for which a frame is silent; a visible one is stopped after 2.5 s. */
const SILENCE = 5000;

test("a block that is silent while the tab is hidden is not stopped", async ({ page }) => {
  test.setTimeout(90_000);
  await openBlock(page, PEEK);
  await waitForResult(page, PEEK, "?");
  /** A headless browser hides no tab; what the page reads of it is the same. */
  const setHidden = (hidden: boolean): Promise<void> =>
    page.evaluate((isHidden) => {
      const state = isHidden ? "hidden" : "visible";
      Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
      Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const beSilent = (): Promise<void> =>
    resultOf(page, PEEK)
      .locator("body")
      .evaluate((_, silence) => {
        const end = performance.now() + silence;
        while (performance.now() < end);
      }, SILENCE);

  await setHidden(true);
  await beSilent();
  await setHidden(false);
  await resultOf(page, PEEK).getByRole("button").click();
  await waitForResult(page, PEEK, "Plum 3");
  await expect(liveBlock(page, PEEK).getByRole("status")).toHaveCount(0);

  // The same silence in a tab that is seen costs the frame.
  void beSilent().catch(() => undefined);
  await expect(liveBlock(page, PEEK).getByRole("status")).toContainText("stopped", {
    timeout: 20_000,
  });
});
