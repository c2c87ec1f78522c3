import { expect, test, type Page } from "@playwright/test";
import { findViolations } from "./axe";

/** Text with something over its middle, so that axe cannot tell its background. */
const asked = (color: string): string =>
  `<div style="position: relative; inline-size: max-content">
     <p style="margin: 0; color: ${color}">Text that goes on for a while</p>
     <div style="position: absolute; inset: 0 0 0 20%; background: white"></div>
   </div>`;

const shadow = (inner: string): string => `<template shadowrootmode="open">${inner}</template>`;

/** What axe leaves undecided on a page without an answer. */
async function findOpen(page: Page, html: string): Promise<(string | undefined)[]> {
  await page.setContent("");
  await page.evaluate((text) => {
    document.body.style.background = "white";
    document.body.setHTMLUnsafe(text);
  }, html);
  const found = await findViolations(page, { within: "body", rules: "theme" });
  // The site's figures do not count these pages.
  test.info().annotations.pop();
  return found.flatMap(({ places }) => places.map(({ summary }) => summary));
}

const inMain = (inner: string): string => `<main><div>${shadow(inner)}</div></main>`;
const LAYER =
  '<div style="position: absolute; inset: 0; background: #333; pointer-events: none"></div>';
const OVER = '<h6 style="position: fixed; inset: 0; margin: 0; background: #ddd"></h6>';

for (const [what, html, open] of [
  ["is answered by its host when the contrast is enough", inMain(asked("#555")), []],
  ["is not answered when it is too low", inMain(asked("#999")), ["measured 2.85 of 4.5"]],
  [
    "is answered by a host in another shadow root",
    inMain(`<div>${shadow(asked("#555"))}</div>`),
    [],
  ],
  [
    "has no answer from what is beside its host",
    `<main><p>Text</p></main><div>${shadow(asked("#555"))}</div>`,
    ["measured 7.46 of 4.5"],
  ],
  [
    "counts layers of a shadow root that take no clicks",
    `<div style="position: relative">${shadow(LAYER + asked("white"))}</div>`,
    ["measured 12.63 of 4.5"],
  ],
  [
    "counts what a shadow root beside it paints over it",
    `${asked("#555")}<div>${shadow(OVER)}</div>`,
    ["<h6> lies over it"],
  ],
] as const) {
  test(`an open question about contrast ${what}`, async ({ page }) => {
    expect(await findOpen(page, html)).toEqual(open);
  });
}

test("contrast is measured where a box that scrolls shows it", async ({ page }) => {
  const html = `<style>p::before { content: ""; position: absolute; inset: 0; z-index: -1; background: white }</style>
    <div style="overflow: auto; inline-size: 10rem">
      <p style="position: relative; inline-size: max-content; color: #555">${"On and on. ".repeat(30)}</p>
    </div>`;
  expect(await findOpen(page, html)).toEqual(["measured 7.46 of 4.5"]);
  expect(await page.locator("div").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});
