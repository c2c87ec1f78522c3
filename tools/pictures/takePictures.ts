import { pictureName, type PictureJob } from "../../plugins/gatsby-source-docs/src/games";
import { PICTURE_SIZE } from "../../src/shared/contracts/gamePicture";
import { recordedTable } from "./gameTable";
import {
  HOST,
  THEMES,
  inTime,
  openFrame,
  savePicture,
  standStill,
  withHost,
  type Studio,
} from "./studio";

/** Takes the pictures of some states in both themes; what they show in words, by name. */
export async function takePictures(
  jobs: readonly PictureJob[],
  studio: Studio,
): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  await withHost(studio.frame, { viewport: PICTURE_SIZE, scale: 2 }, async (page) => {
    for (const job of jobs) {
      const bundle = studio.bundles.find(({ id }) => id === job.game);
      if (!bundle) throw new Error(`There is no game "${job.game}".`);
      const name = pictureName(job);
      const { alt, order, news } = await recordedTable(job, bundle);
      words[name] = alt;
      for (const theme of THEMES) {
        await page.goto(HOST);
        await inTime("The table of a seat", openFrame(page, { ...order, theme }, { news }));
        const board = page.frameLocator("iframe").locator("#play-area");
        await board.locator(".Space, .Piece").first().waitFor({ state: "attached" });
        await standStill(board);
        const screenshot = await page.screenshot();
        await savePicture(studio, `${name}.${theme}.webp`, { screenshot, quality: 72 });
      }
    }
  });
  return words;
}
