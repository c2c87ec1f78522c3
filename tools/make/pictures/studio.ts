import { existsSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { GameBundle } from "../../../src/shared/contracts/gameBundle";
import {
  PLAY_PROTOCOL,
  type PackedReport,
  type PlayOrder,
} from "../../../src/features/playground/model/play/protocol";
import { launchChromium, openToolPage } from "../../chromium";

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

/** Two pictures that differ by less, averaged over their channels from 0 to 255, show the same. */
const SAME = 1;

/**
 * Size in px at which pictures are compared: small enough that only what they show counts, not how edges
 * and letters are drawn.
 */
const COMPARED = { width: 56, height: 35 };

/** The colors of an image at comparison size. Transparent areas become gray. */
function readColors(image: string | Buffer): Promise<Buffer> {
  const solid = sharp(image).flatten({ background: "#808080" });
  return solid
    .resize({ ...COMPARED, fit: "fill" })
    .raw()
    .toBuffer();
}

async function showsSame(file: string, screenshot: Buffer): Promise<boolean> {
  if (!existsSync(file)) return false;
  const [old, now] = await Promise.all([sharp(file).metadata(), sharp(screenshot).metadata()]);
  if (old.width !== now.width || old.height !== now.height) return false;
  const [one, other] = await Promise.all([readColors(file), readColors(screenshot)]);
  const difference = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
  return difference / one.length < SAME;
}

/**
 * Writes a screenshot into the studio's folder as AVIF of a quality from 1 to 100. An existing picture
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
  // A color for each pixel: with fewer, colored letters and thin lines blur.
  const picture = sharp(screenshot).avif({ quality, effort: 6, chromaSubsampling: "4:4:4" });
  const { size } = await picture.toFile(file);
  console.log(`${name}: ${(size / 1000).toFixed(0)} kB`);
}

/** Works on a page on which the play frame can be opened; sizes in CSS px, `scale` in pixels per CSS px. */
export async function withHost(
  frame: string,
  {
    viewport,
    scale,
  }: { readonly viewport: { width: number; height: number }; readonly scale: number },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await openToolPage(browser, { viewport, deviceScaleFactor: scale });
    const html = `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style><body></body>`;
    await page.route(`${HOST}/**`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: route.request().url().endsWith("/live/frame.html") ? frame : html,
      }),
    );
    await work(page);
  } finally {
    await browser.close();
  }
}

/**
 * Opens the play frame in a page that holds nothing else, by the site's protocol, and gives it its first
 * order. Resolves when the UI of a seat has its news, or when live code has run, with what that shows.
 * Rejects when code fails.
 *
 * @param news what the UI of a seat is told when it is ready, in this order
 */
export function openFrame(
  page: Page,
  order: PlayOrder,
  { height = "", news }: { readonly height?: string; readonly news?: readonly object[] },
): Promise<string> {
  return page.evaluate(
    async ({ version, first, size, messages }) =>
      new Promise<string>((resolve, reject) => {
        document.body.replaceChildren();
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "allow-scripts allow-forms");
        frame.src = "/live/frame.html";
        frame.style.height = size;
        addEventListener("message", ({ source }) => {
          if (source !== frame.contentWindow) return;
          const { port1, port2 } = new MessageChannel();
          const tell = (message: object): void => port1.postMessage({ t: "ui", message });
          port1.onmessage = ({ data }: MessageEvent<PackedReport>) => {
            if (data.t === "error" || data.t === "fault") reject(new Error(data.message));
            if (data.t === "ok") resolve(data.shows);
            if (data.t !== "ui" || !data.message || !messages) return;
            if ((JSON.parse(data.message) as { type?: string }).type !== "ready") return;
            for (const message of messages) tell(message);
            resolve("game");
          };
          frame.contentWindow?.postMessage({ t: "play-init", v: version }, "*", [port2]);
          port1.postMessage(first);
          Object.assign(globalThis, { framePort: port1 });
        });
        document.body.append(frame);
      }),
    { version: PLAY_PROTOCOL, first: order, size: height, messages: news },
  );
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
export async function waitForAnimations(element: Locator): Promise<void> {
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
