/**
 * Draws the pictures that cannot be SVG: icons, and the card that link previews show of a page without
 * its own (src/node/output/cards), and writes the colors of the palette into the files that repeat them. Usage:
 * `npm run make icons`; commit what it writes into `static/`.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { readText } from "../../src/node/files/readText";
import { readToken } from "../../src/node/files/palette";
import { launchChromium } from "../chromium";
import { site } from "../../src/site";
import { COPIES, recolor } from "./copies";

const STATIC = path.resolve(import.meta.dirname, "../../static");
/** Width and height of the icon for browsers that draw no SVG, in px. */
const SMALL = 32;
const color = (name: string): string => readToken("light", `--color-${name}`);

for (const file of Object.keys(COPIES)) writeFileSync(file, recolor(file, readText(file)));
const mark = readText(path.join(STATIC, "favicon.svg"));

function write(file: string, data: Buffer): void {
  writeFileSync(path.join(STATIC, file), data);
  console.log(`static/${file}`);
}

async function draw(
  browser: Browser,
  { width, height, html }: { width: number; height: number; html: string },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>${html}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An icon file of one picture, in which browsers read PNG. */
function toIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon, with one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One plane of 32 bits for each pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const card = `
<style>
  body { background: ${color("bg")}; color: ${color("heading")}; font-family: system-ui, "Liberation Sans", sans-serif; }
  main { display: grid; grid-template-columns: 300px 1fr; gap: 60px; align-items: center; height: 630px; padding: 0 90px; box-sizing: border-box; border-bottom: 18px solid ${color("accent")}; }
  svg { width: 300px; }
  h1 { margin: 0; font-size: 104px; letter-spacing: -0.03em; }
  p { margin: 16px 0 0; font-size: 36px; line-height: 1.3; color: ${color("text-muted")}; }
  .tagline { color: ${color("warm-text")}; font-weight: 600; }
</style>
<main>${mark}<div><h1>${site.title}</h1><p>Write, test, debug and publish online board and card games in TypeScript.</p><p class="tagline">${site.tagline}</p></div></main>`;

const browser = await launchChromium();
write("social-card.png", await draw(browser, { width: 1200, height: 630, html: card }));
for (const size of [180, 192, 512]) {
  const padding = Math.round(size * 0.1);
  const html = `<style>body{background:${color("bg")}}svg{display:block;width:${String(size - 2 * padding)}px;padding:${String(padding)}px}</style>${mark}`;
  write(`icon-${String(size)}.png`, await draw(browser, { width: size, height: size, html }));
}
const small = `<style>svg{display:block;width:${String(SMALL)}px}</style>${mark}`;
const picture = await draw(browser, { width: SMALL, height: SMALL, html: small });
write("favicon.ico", toIcon(picture, SMALL));
await browser.close();
