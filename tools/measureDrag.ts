import { chromium, type Page } from "@playwright/test";
import { DEFAULT_LAYOUT_SPEC } from "../src/lib/layout/layoutSpec";
import { encodeLayoutSpec } from "../src/lib/layout/shareLink";
import { CHROMIUM_ARGS, ensureChromium, openToolPage } from "./chromium";
import { serveFolder } from "./server/serveFolder";

const ROUTE =
  "/ui/layout-sandbox" +
  encodeLayoutSpec({
    ...DEFAULT_LAYOUT_SPEC,
    attributes: { area: { left: 10, top: 10, width: 60, height: 80 } },
  });
/** Moves of the pointer in one drag; each is sent when the last has been painted. */
const MOVES = 120;
/** How far the handle goes to and fro, as a share of the figure's width. */
const REACH = 0.25;

/** Frames of one drag, in ms between one and the next. */
export interface DragTimes {
  /** While nothing happens: what this machine's browser can do. */
  readonly idle: readonly number[];
  /** While a handle follows the pointer and the engine answers. */
  readonly drag: readonly number[];
}

/** Notes the time of every frame until `stopFrames`. */
async function startFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { noted: frames });
    const note = (time: number): void => {
      frames.push(time);
      if ((window as { noted?: number[] }).noted === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function stopFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const holder = window as { noted?: number[] };
    const frames = holder.noted ?? [];
    delete holder.noted;
    return frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  });
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Measures the frames while a handle of the layout sandbox is dragged. */
export async function measureDrag(dir: string): Promise<DragTimes> {
  const server = await serveFolder({ dir, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const page = await openToolPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(server.url + ROUTE, { waitUntil: "networkidle" });
  const handle = page.locator('[data-handle="area-right"]');
  await handle.waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: /\d pieces?/ })
    .waitFor();
  await handle.scrollIntoViewIfNeeded();
  await startFrames(page);
  for (let move = 0; move < MOVES; move += 1) await nextFrame(page);
  const idle = await stopFrames(page);

  const figure = await page.getByRole("group", { name: "Handles of the layout" }).boundingBox();
  const box = await handle.boundingBox();
  if (!figure || !box) throw new Error("The sandbox has no handle to drag.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await startFrames(page);
  for (let move = 0; move < MOVES; move += 1) {
    const swing = Math.sin((move / MOVES) * 4 * Math.PI);
    await page.mouse.move(x - Math.abs(swing) * REACH * figure.width, y);
    await nextFrame(page);
  }
  const drag = await stopFrames(page);
  await page.mouse.up();
  await browser.close();
  await server.close();
  return { idle, drag };
}
