import { test as base, type Browser, type Page } from "@playwright/test";
import { launchChromium } from "../../tools/chromium";
import { expect, setWidth } from "./site";

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

/** A page in another engine. */
interface OtherPage {
  /** Sets the width of its window, in CSS px. */
  readonly setWidth: (width: number) => Promise<void>;
  readonly readSeen: () => Promise<Seen>;
}

/** Expects an open page to show what it shows in Chromium: wide and narrow, or at other widths. */
export async function expectSameAs(
  control: Page,
  other: OtherPage,
  widths: readonly number[] = [1280, 450],
): Promise<void> {
  for (const width of widths) {
    await Promise.all([setWidth(control, width), other.setWidth(width)]);
    // Live code in view runs meanwhile.
    await expect(
      async () => {
        const wanted = await control.evaluate(readSeen);
        expect(wanted.texts.length).toBeGreaterThan(20);
        expect(await other.readSeen()).toEqual({ ...wanted, overflow: 0, broken: [] });
      },
      `${String(width)} px`,
    ).toPass({ timeout: 20_000 });
  }
}

/** Pages with what changes on paper: sets of tabs, folded code, members and their links, pictures of games. */
export const PRINTED_ROUTES = [
  "/introduction/getting-started",
  "/game/actions",
  "/api/classes/Space",
  "/examples/garden-row",
];

/** Styles the page as on paper, where a driver cannot. Runs in the page. */
export function styleAsPrinted(): void {
  const restyle = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = "all";
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = "not all";
      }
      if (rule instanceof CSSGroupingRule) restyle(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) restyle(cssRules);
}
