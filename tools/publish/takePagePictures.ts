import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { openToolPage } from "../chromium";
import { waitForAnimations } from "../make/pictures/studio";
import { CHANNELS, findDifferentRows, firstRows, type Pixels, type Rows } from "./differentRows";
import { pictureFile, THEMES, type Shown, type Theme } from "./pagePictures";

/** Size of the window, in CSS px; one picture pixel per CSS px. */
const WINDOW = { width: 1280, height: 900 };
/** Maximum bytes of a picture, at the best of these WebP qualities; at the last one it may be larger. */
const MOST_BYTES = 100_000;
const QUALITIES = [80, 60, 40];
const LEAST_QUALITY = 20;
/** Hides what only a preview shows: the line with its branch and commit (`src/page/app/PreviewBanner.tsx`). */
const HIDDEN = 'aside[aria-label="Preview"] { display: none }';

/** What is compared. */
export interface Comparison {
  readonly browser: Browser;
  /** Address of the published site, without a slash at its end. */
  readonly before: string;
  /** Address of the preview, without a slash at its end. */
  readonly after: string;
  /** The pages to compare, by route. */
  readonly routes: readonly string[];
  /** Whether the published site has a page. */
  readonly isPublished: (route: string) => boolean;
  /** The build folder of the preview, where the pictures are written. */
  readonly build: string;
}

/** Opens a tab in which pages look the same each time: live blocks wait for a click, and nothing moves. */
async function openTab(browser: Browser, theme: Theme): Promise<Page> {
  const page = await openToolPage(browser, {
    viewport: WINDOW,
    colorScheme: theme,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  await page.addInitScript((stored) => {
    localStorage.setItem("theme", stored);
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  }, theme);
  return page;
}

async function takePage(tab: Page, address: string): Promise<Pixels> {
  await tab.goto(address, { waitUntil: "networkidle" });
  await tab.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
  });
  await waitForAnimations(tab.locator("body"));
  const png = await tab.screenshot({ fullPage: true, animations: "disabled", style: HIDDEN });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function encode({ data, width, height }: Pixels, rows: Rows): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: CHANNELS } })
    .extract({ left: 0, width, ...rows })
    .resize({ width: WINDOW.width });
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality }).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  return picture.webp({ quality: LEAST_QUALITY }).toBuffer();
}

function write(build: string, shown: Shown, bytes: Buffer): void {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = path.join(build, pictureFile(shown, hash));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Compares one page; returns whether it looks different. */
async function comparePage(
  tab: Page,
  { before, after, isPublished, build }: Comparison,
  { route, theme }: Pick<Shown, "route" | "theme">,
): Promise<boolean> {
  const now = await takePage(tab, after + route);
  if (!isPublished(route)) {
    write(build, { route, theme, side: "after" }, await encode(now, firstRows(now)));
    return true;
  }
  const old = await takePage(tab, before + route);
  const rows = findDifferentRows(old, now);
  if (rows === undefined) return false;
  write(build, { route, theme, side: "before" }, await encode(old, rows.before));
  write(build, { route, theme, side: "after" }, await encode(now, rows.after));
  return true;
}

/**
 * Writes pictures of the pages that look different into the preview's build: in both themes, before and after,
 * cut to the rows that differ. Returns the routes of these pages. Throws when a page does not load.
 */
export async function takePagePictures(comparison: Comparison): Promise<readonly string[]> {
  const different = new Set<string>();
  for (const theme of THEMES) {
    const tab = await openTab(comparison.browser, theme);
    for (const route of comparison.routes) {
      if (await comparePage(tab, comparison, { route, theme })) different.add(route);
    }
    await tab.context().close();
  }
  return [...different];
}
