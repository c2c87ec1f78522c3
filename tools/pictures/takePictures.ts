import { bundleSolution } from "../../plugins/gatsby-plugin-frames/src/tutorialFiles";
import { pictureName, type PictureJob } from "../../plugins/gatsby-source-docs/src/games";
import {
  stepPictureName,
  type StepPictureJob,
} from "../../plugins/gatsby-source-docs/src/stepPictures";
import { PICTURE_SIZE } from "../../src/shared/contracts/gamePicture";
import { recordedTable, stepTable } from "./gameTable";
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

/** A table to draw: the name of its files, and what the frame of a seat is told. */
interface Drawing extends Awaited<ReturnType<typeof recordedTable>> {
  readonly name: string;
}

/** Takes pictures of tables in both themes; what they show in words, by name. */
async function takeTables(
  drawings: AsyncIterable<Drawing>,
  studio: Studio,
): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  await withHost(studio.frame, { viewport: PICTURE_SIZE, scale: 2 }, async (page) => {
    for await (const { name, alt, order, news } of drawings) {
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

async function* drawStates(
  jobs: readonly PictureJob[],
  { bundles }: Studio,
): AsyncIterable<Drawing> {
  for (const job of jobs) {
    const bundle = bundles.find(({ id }) => id === job.game);
    if (!bundle) throw new Error(`There is no game "${job.game}".`);
    yield { name: pictureName(job), ...(await recordedTable(job, bundle)) };
  }
}

/** Takes the pictures of some states of games; what they show in words, by name. */
export const takePictures = (
  jobs: readonly PictureJob[],
  studio: Studio,
): Promise<Record<string, string>> => takeTables(drawStates(jobs, studio), studio);

async function* drawSteps(jobs: readonly StepPictureJob[]): AsyncIterable<Drawing> {
  for (const job of jobs)
    yield { name: stepPictureName(job), ...(await stepTable(job, await bundleSolution(job))) };
}

/** Takes the pictures of the tables of some steps; what they show in words, by name. */
export const takeStepPictures = (
  jobs: readonly StepPictureJob[],
  studio: Studio,
): Promise<Record<string, string>> => takeTables(drawSteps(jobs), studio);
