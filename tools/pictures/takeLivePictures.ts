import type { LivePictureJob } from "../../plugins/gatsby-source-docs/src/livePictures";
import { LIVE_PICTURE_WIDTH, livePictureName } from "../../src/shared/contracts/livePicture";
import { launchChromium } from "../chromium";
import { FREEZE, changeTheme, showLive, type ShownResult } from "./liveHost";
import { HOST, THEMES, openHost, savePicture, type Studio } from "./studio";

/** Takes the pictures of the results of live blocks in both themes; what they show, by name. */
export async function takeLivePictures(
  jobs: readonly LivePictureJob[],
  studio: Studio,
): Promise<Record<string, ShownResult>> {
  const { frame } = studio;
  const browser = await launchChromium();
  const viewport = { width: LIVE_PICTURE_WIDTH, height: 600 };
  const page = await openHost(browser, frame, { viewport, scale: 1.5 });
  await page.addInitScript(FREEZE);
  const results: Record<string, ShownResult> = {};
  try {
    for (const job of jobs) {
      const name = livePictureName(job.code);
      await page.goto(HOST);
      const result = await showLive(page, job);
      results[name] = result;
      if (result.height === undefined) continue;
      for (const theme of THEMES) {
        await changeTheme(page, theme);
        const screenshot = await page
          .locator("iframe")
          .screenshot({ animations: "disabled", omitBackground: true });
        await savePicture(studio, `${name}.${theme}.webp`, { screenshot, quality: 80 });
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}
