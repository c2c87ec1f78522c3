import type { Browser, Locator, Page } from "@playwright/test";
import type { WebpOptions } from "sharp";
import type { GameBundle } from "../../src/lib/play/gameBundle";
import { openToolPage } from "../chromium";

export const THEMES = ["light", "dark"] as const;

export const HOST = "http://pictures.invalid";
const STYLE = "html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block}";

/** What pictures are taken with, and where to. */
export interface Studio {
  /** The play frame's document. */
  readonly frame: string;
  readonly bundles: readonly GameBundle[];
  /** The folder that the pictures go to. */
  readonly output: string;
  /** Whether they are only compared: small and quickly encoded, because only what they show counts. */
  readonly isDraft: boolean;
}

/** How a picture is written; `quality` is that of one which readers see. */
export function encoding({ isDraft }: Studio, quality: number): WebpOptions {
  return isDraft ? { quality, effort: 0 } : { quality, effort: 6 };
}

/** A page on which the play frame can be opened; sizes in CSS px, `scale` in pixels for each. */
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

/** Waits until nothing moves any more in the document of an element. */
export async function standStill(element: Locator): Promise<void> {
  await element.evaluate(async () => {
    await document.fonts.ready;
    // What goes on for ever, such as a hint that pulses, is not waited for.
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
