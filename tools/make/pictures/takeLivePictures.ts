import type { Page } from "@playwright/test";
import type { LivePictureJob } from "../../../src/node/content/source/livePictures";
import { compileLive } from "../../../src/features/playground/model/live/compileLive";
import { LIVE_PICTURE_WIDTH, livePictureName } from "../../../src/shared/contracts/livePicture";
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

/** What a block shows, for its picture. */
interface ShownResult {
  /** In CSS px; missing when it shows nothing. */
  readonly height?: number | undefined;
  readonly says: string;
}

/** The page's own, from `LiveCode.module.css` and `LiveRunner`, in CSS px. */
const HEIGHTS = { pending: 416, least: 40, most: 1200, leastGame: 352 } as const;

/** The longest text that a picture's alt text repeats. */
const MAX_WORDS = 90;

/**
 * Timers of this many ms and more never end: a picture shows the start, before the bot moves. Runs in
 * the frame too, before all its scripts.
 */
const FREEZE = `{
  const start = globalThis.setTimeout;
  globalThis.setTimeout = (work, ms, ...rest) => (ms >= 800 ? 0 : start(work, ms, ...rest));
}`;

/** The text of a result: the question that a game asks first, or its text. */
async function readWords(page: Page, shows: string): Promise<string> {
  const frame = page.frameLocator("iframe");
  const prompt = frame.locator(".prompt").filter({ visible: true }).first();
  const source = shows === "game" && (await prompt.count()) > 0 ? prompt : frame.locator("body");
  const words = (await source.innerText()).replace(/\s+/g, " ").trim();
  return words.length <= MAX_WORDS ? words : `${words.slice(0, MAX_WORDS - 1).trimEnd()}…`;
}

/** How tall a page shows a result, by the rules of the block. */
async function measure(page: Page, shows: string, given: number | undefined): Promise<number> {
  if (given !== undefined) return given;
  if (shows === "game")
    return Math.max(HEIGHTS.leastGame, Math.round((LIVE_PICTURE_WIDTH * 3) / 4));
  const live = page.frameLocator("iframe").locator("#live");
  const own = await live.evaluate((element) => element.getBoundingClientRect().height);
  return Math.max(HEIGHTS.least, Math.min(Math.ceil(own), HEIGHTS.most));
}

/** Runs a block as the site does and waits until its result stops changing, in the light theme. */
async function showLive(
  page: Page,
  { code, place, height: given, players }: LivePictureJob,
): Promise<ShownResult> {
  const compiled = compileLive(code);
  if ("problem" in compiled) throw new Error(`${place}: ${compiled.problem.message}`);
  const order = { t: "live", code: compiled.code, theme: "light", players } as const;
  const height = `${String(HEIGHTS.pending)}px`;
  const shows = await inTime("A live block", openFrame(page, order, { height })).catch(
    (error: unknown) => {
      throw new Error(`${place} does not run: ${String(error)}`);
    },
  );
  if (shows === "nothing") return { says: "" };
  const shown = page.frameLocator("iframe").locator(shows === "game" ? "#play-area" : "#live");
  await shown.waitFor();
  await waitForAnimations(shown);
  const result = await measure(page, shows, given);
  await page.locator("iframe").evaluate((frame, pixels) => {
    frame.style.height = `${String(pixels)}px`;
  }, result);
  await waitForAnimations(shown);
  return { height: result, says: await readWords(page, shows) };
}

/** Changes the theme of what is shown, as the page does when its reader changes it. */
async function changeTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((next) => {
    // As on the site: a frame with a different color scheme from its page gets an opaque background.
    document.documentElement.style.colorScheme = next;
    (globalThis as unknown as { framePort: MessagePort }).framePort.postMessage({
      t: "theme",
      theme: next,
    });
  }, theme);
  const root = page
    .frameLocator("iframe")
    .locator(`html${theme === "dark" ? ".dark" : ":not(.dark)"}`);
  await root.waitFor();
  await waitForAnimations(root);
}

/** Takes the pictures of the results of live blocks in both themes; what they show, by name. */
export async function takeLivePictures(
  jobs: readonly LivePictureJob[],
  studio: Studio,
): Promise<Record<string, ShownResult>> {
  const results: Record<string, ShownResult> = {};
  const viewport = { width: LIVE_PICTURE_WIDTH, height: 600 };
  await withHost(studio.frame, { viewport, scale: 1.5 }, async (page) => {
    await page.addInitScript(FREEZE);
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
        await savePicture(studio, `${name}.${theme}.avif`, { screenshot, quality: 50 });
      }
    }
  });
  return results;
}
