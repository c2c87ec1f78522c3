import type { Page } from "@playwright/test";
import { expect, openPreview, previewUrl, test } from "./preview";

const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });

interface Watched {
  /** Whether any frame showed the bar. */
  sawBar?: boolean;
  /** Sum of all layout shifts. */
  shift?: number;
}

/** Watches every frame from the first one on. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watched.shift = (watched.shift ?? 0) + entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    const look = (): void => {
      const shown = document.querySelector<HTMLElement>("[aria-label=Announcement]");
      if (shown && shown.offsetHeight > 0) watched.sawBar = true;
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Expects that the bar was or was not seen, and that the page did not move as it does when a bar goes. */
async function expectCalm(page: Page, isSeen: boolean): Promise<void> {
  const { sawBar, shift } = await page.evaluate(() => {
    const { sawBar = false, shift = Infinity } = window as Watched;
    return { sawBar, shift };
  });
  expect(sawBar).toBe(isSeen);
  expect(shift).toBeLessThan(0.005);
}

test("a closed announcement shows in no frame, and nothing jumps", async ({ page, baseURL }) => {
  await watchFrames(page);
  await openPreview(page, "/game/flow", baseURL);
  await expectCalm(page, true);
  await bar(page).getByRole("button").click();
  await openPreview(page, "/game/board", baseURL);
  await expect(bar(page)).toHaveCount(0);
  await expectCalm(page, false);
});

test("an announcement shows without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(previewUrl("/game/flow", baseURL));
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await context.close();
});
