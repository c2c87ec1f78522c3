import { existsSync } from "node:fs";
import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { GameBundle } from "../../src/shared/contracts/gameBundle";
import { openToolPage } from "../chromium";
import { meanDifference, readColors } from "./compare";

export const THEMES = ["light", "dark"] as const;

export const HOST = "http://pictures.invalid";
const STYLE = "html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block}";

/** What pictures are taken with, and where they go. */
export interface Studio {
  /** The play frame's document. */
  readonly frame: string;
  readonly bundles: readonly GameBundle[];
  /** The folder that the pictures go to. */
  readonly output: string;
}

/** Two pictures that differ by less, averaged over their channels, show the same. */
const SAME = 1;

async function showsSame(file: string, screenshot: Buffer): Promise<boolean> {
  if (!existsSync(file)) return false;
  const sizes = await Promise.all([sharp(file).metadata(), sharp(screenshot).metadata()]);
  if (sizes[0].width !== sizes[1].width || sizes[0].height !== sizes[1].height) return false;
  const colors = await Promise.all([readColors(file), readColors(screenshot)]);
  return meanDifference(...colors) < SAME;
}

/**
 * Writes a screenshot into the studio's folder as WebP of a quality from 1 to 100. An existing picture
 * that shows the same is kept, so that an invisible change of the frame changes no file.
 */
export async function savePicture(
  { output }: Studio,
  name: string,
  { screenshot, quality }: { readonly screenshot: Buffer; readonly quality: number },
): Promise<void> {
  const file = path.join(output, name);
  if (await showsSame(file, screenshot)) {
    console.log(`${name}: shows the same`);
    return;
  }
  const { size } = await sharp(screenshot).webp({ quality, effort: 6 }).toFile(file);
  console.log(`${name}: ${(size / 1000).toFixed(0)} kB`);
}

/** A page on which the play frame can be opened; sizes in CSS px, `scale` in pixels per CSS px. */
export async function openHost(
  browser: Browser,
  frame: string,
  {
    viewport,
    scale,
  }: { readonly viewport: { width: number; height: number }; readonly scale: number },
): Promise<Page> {
  const page = await openToolPage(browser, { viewport, deviceScaleFactor: scale });
  const html = `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style><body></body>`;
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: route.request().url().endsWith("/live/frame.html") ? frame : html,
    }),
  );
  return page;
}

/** How long a frame may take to show something, in ms. */
const TIMEOUT_MS = 30_000;

/** The frame's answer; throws an Error that names the `work` when none arrives in time. */
export async function inTime<Answer>(work: string, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(`${work}: the play frame did not answer within ${String(TIMEOUT_MS)} ms.`),
        ),
      TIMEOUT_MS,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Waits until nothing moves anymore in the document of an element. */
export async function standStill(element: Locator): Promise<void> {
  await element.evaluate(async () => {
    await document.fonts.ready;
    // Endless animations, such as a pulsing hint, are not waited for.
    const isMoving = (): boolean =>
      document.getAnimations().some(({ playState, effect }) => {
        return playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
      });
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (isMoving());
    await frame();
  });
}
