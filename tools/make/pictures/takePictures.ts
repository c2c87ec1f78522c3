import type { FrameLocator, Locator } from "@playwright/test";
import { bundleSolution } from "../../../src/node/frames/tutorialFiles";
import { pictureName, type PictureJob } from "../../../src/node/content/source/games";
import {
  screenPictureName,
  type ScreenPictureJob,
} from "../../../src/node/content/source/screenPictures";
import {
  stepPictureName,
  type StepPictureJob,
} from "../../../src/node/content/source/stepPictures";
import type { PlayOrder } from "../../../src/features/playground/model/play/protocol";
import type { GameBundle } from "../../../src/shared/contracts/gameBundle";
import { PICTURE_SIZE } from "../../../src/shared/contracts/gamePicture";
import { lobbyTable, recordedTable, stepTable, type SeatNews } from "./gameTable";
import {
  HOST,
  THEMES,
  inTime,
  openFrame,
  savePicture,
  waitForAnimations,
  withHost,
  type Studio,
} from "./studio";
import { takeWindowPictures } from "./takeWindowPictures";

/** Something that the frame of a seat shows. */
interface Drawing<Shown> {
  /** Of its files. */
  readonly name: string;
  readonly order: Omit<Extract<PlayOrder, { t: "seat" }>, "theme">;
  readonly news: SeatNews;
  /** In CSS px, if not that of a game. */
  readonly height?: number;
  /** Goes to what is to be seen, and returns it when it is there. */
  readonly find: (frame: FrameLocator) => Promise<Locator>;
  /** What the list of pictures says of it. */
  readonly shown: Shown;
}

/** Takes pictures of what frames show in both themes; what the list says of them, by name. */
async function takeDrawings<Shown>(
  drawings: AsyncIterable<Drawing<Shown>>,
  studio: Studio,
): Promise<Record<string, Shown>> {
  const taken: Record<string, Shown> = {};
  await withHost(studio.frame, { viewport: PICTURE_SIZE, scale: 2 }, async (page) => {
    for await (const { name, order, news, find, shown, ...size } of drawings) {
      taken[name] = shown;
      await page.setViewportSize({ ...PICTURE_SIZE, ...size });
      for (const theme of THEMES) {
        await page.goto(HOST);
        await inTime("The UI of a seat", openFrame(page, { ...order, theme }, { news }));
        await waitForAnimations(await find(page.frameLocator("iframe")));
        const screenshot = await page.screenshot();
        await savePicture(studio, `${name}.${theme}.avif`, { screenshot, quality: 45 });
      }
    }
  });
  return taken;
}

/** The board, once something lies on it. */
async function findBoard(frame: FrameLocator): Promise<Locator> {
  const board = frame.locator("#play-area");
  await board.locator(".Space, .Piece").first().waitFor({ state: "attached" });
  return board;
}

/** What games and steps show: the table, described in words. */
interface Described {
  readonly alt: string;
}

function findBundle({ bundles }: Studio, game: string): GameBundle {
  const bundle = bundles.find(({ id }) => id === game);
  if (!bundle) throw new Error(`There is no game "${game}".`);
  return bundle;
}

async function* drawStates(
  jobs: readonly PictureJob[],
  studio: Studio,
): AsyncIterable<Drawing<Described>> {
  for (const job of jobs) {
    const { alt, ...table } = await recordedTable(job, findBundle(studio, job.game));
    yield { name: pictureName(job), ...table, find: findBoard, shown: { alt } };
  }
}

/** Takes the pictures of some states of games; what they show in words, by name. */
export const takePictures = (
  jobs: readonly PictureJob[],
  studio: Studio,
): Promise<Record<string, Described>> => takeDrawings(drawStates(jobs, studio), studio);

async function* drawSteps(jobs: readonly StepPictureJob[]): AsyncIterable<Drawing<Described>> {
  for (const job of jobs) {
    const { alt, ...table } = await stepTable(job, await bundleSolution(job));
    yield { name: stepPictureName(job), ...table, find: findBoard, shown: { alt } };
  }
}

/** Takes the pictures of the tables of some steps; what they show in words, by name. */
export const takeStepPictures = (
  jobs: readonly StepPictureJob[],
  studio: Studio,
): Promise<Record<string, Described>> => takeDrawings(drawSteps(jobs), studio);

/** What the toolkit shows inside its own frame. */
type Inside = Exclude<ScreenPictureJob["show"], "window">;

/** The toolkit's elements: what opens a screen, if it is not the first, and the screen. */
const SCREENS: Readonly<Record<Inside, { readonly control?: string; readonly screen: string }>> = {
  overlay: { control: "#debug-toggle svg", screen: "#debug-overlay" },
  info: { control: "#info-toggle svg", screen: "#info-drawer" },
  lobby: { screen: "#setup" },
};

async function findScreen(show: Inside, frame: FrameLocator): Promise<Locator> {
  const { control, screen } = SCREENS[show];
  if (control !== undefined) {
    await findBoard(frame);
    await frame.locator(control).click();
  }
  const found = frame.locator(screen);
  await found.waitFor();
  return found;
}

async function* drawScreens(
  jobs: readonly ScreenPictureJob[],
  studio: Studio,
): AsyncIterable<Drawing<object>> {
  for (const job of jobs) {
    const { show, game, move, height } = job;
    if (show === "window") continue;
    const bundle = findBundle(studio, game);
    const { order, news } =
      move === undefined ? lobbyTable(bundle) : await recordedTable({ game, move }, bundle);
    const bootstrap = { ...order.bootstrap, dev: show === "overlay" };
    const find = (frame: FrameLocator) => findScreen(show, frame);
    const name = screenPictureName(job);
    yield { name, order: { ...order, bootstrap }, news, height, find, shown: {} };
  }
}

/** Takes the pictures of some screens of the toolkit; their words are in the content. Throws if `bz` is missing. */
export async function takeScreenPictures(
  jobs: readonly ScreenPictureJob[],
  studio: Studio,
): Promise<Record<string, object>> {
  const windows = jobs.filter(({ show }) => show === "window");
  return {
    ...(await takeDrawings(drawScreens(jobs, studio), studio)),
    ...(await takeWindowPictures(windows, studio)),
  };
}
