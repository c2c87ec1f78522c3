import type { Page } from "@playwright/test";
import { SWITCHED_ON } from "../../switchedOn";
import { waitForHydration } from "../site";
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

test("a closed announcement stays closed until its id changes", async ({ page, baseURL }) => {
  await openPreview(page, "/game/flow", baseURL);
  await expect(bar(page)).toContainText(SWITCHED_ON.announcement.text);
  // What the options do not name is unchanged, to the letter.
  await expect(page.getByRole("contentinfo")).toContainText("© 2025");
  await bar(page).getByRole("button", { name: "Close announcement" }).click();
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    "announcement.id": SWITCHED_ON.announcement.id,
    "announcement.dismissed": "true",
  });
  await page.getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem("announcement.id", "an-older-one");
  });
  await page.reload();
  await waitForHydration(page);
  await expect(bar(page)).toBeVisible();
});

test("a closed announcement shows in no frame, and nothing jumps", async ({ page, baseURL }) => {
  await watchFrames(page);
  await openPreview(page, "/game/flow", baseURL);
  await expectCalm(page, true);
  await bar(page).getByRole("button").click();
  await openPreview(page, "/game/board", baseURL);
  await expect(bar(page)).toHaveCount(0);
  await expectCalm(page, false);
});

test("without JavaScript an announcement shows, without a button that does nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(previewUrl("/game/flow", baseURL));
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await context.close();
});
