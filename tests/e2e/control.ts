import { test as base, type Browser, type Page } from "@playwright/test";
import { launchChromium } from "../../tools/chromium";
import { readSitemapRoutes } from "../routes";

/** All pages; the sitemap leaves out the search. */
export const ROUTES = [...readSitemapRoutes(), "/search"];

/** The test in another engine that compares a page with what it is in Chromium. */
export const test = base.extend<{ readonly control: Page }, { readonly chromium: Browser }>({
  chromium: [
    async ({}, provide) => {
      const browser = await launchChromium();
      await provide(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  control: async ({ chromium, baseURL }, provide) => {
    const page = await chromium.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await provide(page);
    await page.close();
  },
});

/** What a reader sees of a page. */
export interface Seen {
  /** How much wider than its window the page is, in CSS px. */
  readonly overflow: number;
  /** Each shown piece of text, in the order of the document. */
  readonly texts: readonly string[];
  /** What is shown besides text: tag and name of each picture, frame, button and field. */
  readonly parts: readonly string[];
  /** The addresses of pictures that do not load. */
  readonly broken: readonly string[];
}

/** Reads what a page shows from its top to its end. Runs in the page. */
export async function readSeen(): Promise<Seen> {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const { scrollWidth, clientWidth } = document.documentElement;

  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.nodeValue?.trim() ?? "";
    if (text === "" || !node.parentElement || !isShown(node.parentElement)) continue;
    range.selectNodeContents(node);
    if (range.getClientRects().length > 0) texts.push(text);
  }

  const nameOf = (element: Element): string =>
    element.ariaLabel ?? element.getAttribute("alt") ?? element.getAttribute("title") ?? "";
  const parts = [...document.querySelectorAll("img, svg, iframe, button, input, select, textarea")]
    .filter((element) => isShown(element) && element.getBoundingClientRect().width > 0)
    .map((element) => `${element.localName} ${nameOf(element)}`.trim());

  const pictures = [...document.images].filter(isShown);
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  const broken = pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  return { overflow: scrollWidth - clientWidth, texts, parts, broken };
}
