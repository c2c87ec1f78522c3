import { pictureName, type PictureJob } from "../../plugins/gatsby-source-docs/src/games";
import { PICTURE_SIZE } from "../../src/shared/contracts/gamePicture";
import { launchChromium } from "../chromium";
import { recordedTable } from "./gameTable";
import { HOST, THEMES, openHost, savePicture, type Studio } from "./studio";
import { showTable } from "./tableHost";

/** Takes the pictures of some states in both themes; what they show in words, by name. */
export async function takePictures(
  jobs: readonly PictureJob[],
  studio: Studio,
): Promise<Record<string, string>> {
  const { frame, bundles } = studio;
  const browser = await launchChromium();
  const page = await openHost(browser, frame, { viewport: PICTURE_SIZE, scale: 2 });
  const words: Record<string, string> = {};
  try {
    for (const job of jobs) {
      const bundle = bundles.find(({ id }) => id === job.game);
      if (!bundle) throw new Error(`There is no game "${job.game}".`);
      const name = pictureName(job);
      const { alt, table } = await recordedTable(job, bundle);
      words[name] = alt;
      for (const theme of THEMES) {
        await page.goto(HOST);
        await showTable(page, table(theme));
        const screenshot = await page.screenshot();
        await savePicture(studio, `${name}.${theme}.webp`, { screenshot, quality: 72 });
      }
    }
  } finally {
    await browser.close();
  }
  return words;
}
