import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test, type Frame, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { parse } from "yaml";
import { z } from "zod";
import { measureContrast } from "./axe/measureContrast";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The kinds of rules that depend on the theme: it changes colors, and has its own pictures. */
const THEME_TAGS = ["cat.color", "cat.text-alternatives"];
/** Rules that axe calls experimental, and one about frames, whose documents are checked separately. */
const RULES = {
  "label-content-name-mismatch": { enabled: true },
  "focus-order-semantics": { enabled: true },
  "css-orientation-lock": { enabled: true },
  "frame-tested": { enabled: false },
};

/** Rules about pages; a document in a frame is not one. */
const PAGE_RULES = {
  "landmark-one-main": { enabled: false },
  "page-has-heading-one": { enabled: false },
  region: { enabled: false },
};

/** An answer to what axe could not decide; see tests/e2e/axe/reviewed.yml. */
const reviewSchema = z.strictObject({
  rule: z.string(),
  selector: z.string(),
  reason: z.string().min(20),
  proof: z.enum(["measured", "covered"]).optional(),
  /** What the toolkit's interface in a frame violates; the site cannot fix it, and names it openly. */
  toolkit: z.literal(true).optional(),
});

export type Review = z.infer<typeof reviewSchema>;

/** The recorded answers, in file order. */
export function readReviews(): readonly Review[] {
  const file = path.resolve("tests/e2e/axe/reviewed.yml");
  return z.array(reviewSchema).parse(parse(readFileSync(file, "utf8")));
}

/** Which rule a page violates, and where; at most three places each. */
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly places: readonly { readonly html: string; readonly summary: string | undefined }[];
}

/** What one run of axe gave; the annotation `axe` of a test holds it for the site's figures. */
export interface AxeRecord {
  readonly route: string;
  readonly theme: string;
  readonly width: number;
  /** What was checked: a page as it opens, or a state that the test brought something into. */
  readonly subject: "page" | "state";
  /** The axe rules that found something to check. */
  readonly rules: readonly string[];
  /** The answers that were needed, by their positions in the file. */
  readonly reviews: readonly number[];
}

interface Open {
  readonly rule: string;
  readonly html: string;
  readonly summary: string;
  /** Position of the answer in the file; -1 without one. */
  readonly review: number;
}

/** Which part of a document a run of axe checks, and with which rules. */
interface Scope {
  readonly within: string;
  /** All rules, or those that depend on the theme: enough where another theme was checked with all. */
  readonly rules: "all" | "theme";
}

/** Runs axe in a document, and applies the answers to what it leaves undecided. */
async function runAxe(page: Page | Frame, { within, rules: which }: Scope) {
  // A document that was checked before has both already.
  if (!(await page.evaluate(() => "measureContrast" in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(`window.measureContrast = ${String(measureContrast)}; 0`);
  }
  const isFrame = "parentFrame" in page;
  return page.evaluate(
    async ([include, values, only, rules, reviews, inFrame]) => {
      const { axe, measureContrast: measure } = window as unknown as {
        axe: {
          getRules(): readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
          run(context: object, options: object): Promise<AxeResults>;
        };
        measureContrast: typeof measureContrast;
      };
      const others = axe
        .getRules()
        .filter(({ tags }) => only.length > 0 && !only.some((tag) => tags.includes(tag)));
      const off = others.map(({ ruleId }) => [ruleId, { enabled: false }] as const);
      const found = await axe.run(
        { include: [include] },
        {
          runOnly: { type: "tag", values },
          rules: { ...rules, ...Object.fromEntries(off) },
          iframes: false,
          elementRef: true,
          // What is not used costs time.
          selectors: false,
          resultTypes: ["violations", "incomplete"],
        },
      );
      type Root = Document | ShadowRoot;
      const inside = ({ shadowRoot }: Element): Root[] => (shadowRoot ? listRoots(shadowRoot) : []);
      const listRoots = (root: Root): Root[] => [
        root,
        ...[...root.querySelectorAll("*")].flatMap(inside),
      ];
      const clickable = new CSSStyleSheet();
      clickable.replaceSync("* { pointer-events: auto !important }");
      const roots = found.incomplete.length > 0 ? listRoots(document) : [];
      for (const root of roots) root.adoptedStyleSheets.push(clickable);
      // Measuring scrolls to what is measured.
      const scrolled = roots
        .flatMap((root) => [...root.querySelectorAll("*")])
        .map((element) => [element, element.scrollLeft, element.scrollTop] as const);
      /** The element, then the hosts of the shadow roots around it. */
      const outward = (element: Element): Element[] => {
        const root = element.getRootNode();
        return [element, ...(root instanceof ShadowRoot ? outward(root.host) : [])];
      };
      const matches = (element: Element, { selector }: Review): boolean =>
        outward(element).some((each) => each.matches(selector));
      const answer = (rule: string, html: string, element: Element): Open => {
        const contrast = measure(element);
        const summary =
          typeof contrast === "string"
            ? contrast
            : `measured ${contrast.ratio.toFixed(2)} of ${String(contrast.needed)}`;
        const holds = (proof: Review["proof"]): boolean => {
          if (proof === undefined) return true;
          if (typeof contrast === "string")
            return proof === "covered" && contrast.includes("lies over it");
          return proof === "measured" && contrast.ratio >= contrast.needed;
        };
        const review = reviews.findIndex(
          (each) =>
            each.rule === rule &&
            each.toolkit !== true &&
            matches(element, each) &&
            holds(each.proof),
        );
        return { rule, html, summary, review };
      };
      const findKnown = (rule: string, element: Element): number =>
        reviews.findIndex(
          (each) => each.toolkit && inFrame && each.rule === rule && matches(element, each),
        );
      const known: number[] = [];
      const violations = found.violations.flatMap(({ id, help, nodes }) => {
        const places = nodes.filter((node) => {
          const place = findKnown(id, node.element as Element);
          if (place >= 0) known.push(place);
          return place < 0;
        });
        if (places.length === 0) return [];
        return {
          id,
          help,
          places: places.map(({ html, failureSummary }) => ({ html, summary: failureSummary })),
        };
      });
      const isGone = found.incomplete.some(({ nodes }) =>
        nodes.some(({ element }) => element?.isConnected === false),
      );
      const open = found.incomplete.flatMap(({ id, nodes }) =>
        nodes.map((node) => answer(id, node.html, node.element as Element)),
      );
      for (const root of roots) root.adoptedStyleSheets.pop();
      for (const [element, left, top] of scrolled)
        if (element.scrollLeft !== left || element.scrollTop !== top)
          element.scrollTo({ left, top, behavior: "instant" });
      return {
        isGone,
        open,
        rules: [...found.passes, ...found.violations, ...found.incomplete].map(({ id }) => id),
        violations,
        known,
        route: location.pathname,
        theme: document.documentElement.dataset["theme"] ?? "none",
        width: innerWidth,
      };
    },
    [
      within,
      TAGS,
      which === "theme" ? THEME_TAGS : [],
      isFrame ? { ...RULES, ...PAGE_RULES } : RULES,
      readReviews(),
      isFrame,
    ] as const,
  );
}

/** How often axe retries a part that changed during the check, such as when a table moves on. */
const MAX_RUNS = 3;

/** Runs axe until it has checked what is there now. */
async function runAxeOnStill(
  page: Page | Frame,
  scope: Scope,
  runs = 1,
): ReturnType<typeof runAxe> {
  const result = await runAxe(page, scope);
  return result.isGone && runs < MAX_RUNS ? runAxeOnStill(page, scope, runs + 1) : result;
}

/** The undecided checks of a run as violations, by rule. */
function toViolations(open: readonly Open[]): Violation[] {
  return [...new Set(open.map(({ rule }) => rule))].map((rule) => ({
    id: `${rule}, not reviewed`,
    help: "Fix it, or answer it in tests/e2e/axe/reviewed.yml.",
    places: open.filter((each) => each.rule === rule),
  }));
}

/**
 * What axe finds on a page or in a frame, or in the part of it that a selector names, and what it cannot
 * decide and nobody has answered. Frames are separate documents: pass them one by one. Throws when fewer
 * than `least` rules applied, as when nothing was there.
 */
export async function findViolations(
  page: Page | Frame,
  {
    within = "html",
    rules: which = "all",
    subject = "state",
    least = which === "all" ? 10 : 1,
  }: Partial<Scope & Pick<AxeRecord, "subject"> & { readonly least: number }> = {},
): Promise<readonly Violation[]> {
  const scope = { within, rules: which };
  const { open, known, rules, violations, route, theme, width } = await runAxeOnStill(page, scope);
  if (rules.length < least)
    throw new Error(`axe found only ${String(rules.length)} rules to check.`);
  const unreviewed = open.filter(({ review }) => review < 0);
  const reviews = [...new Set([...known, ...open.map(({ review }) => review)])].filter(
    (review) => review >= 0,
  );
  const record: AxeRecord = { route, theme, width, subject, rules, reviews };
  test.info().annotations.push({ type: "axe", description: JSON.stringify(record) });
  return [...violations, ...toViolations(unreviewed)].map(({ places, ...rest }) => ({
    ...rest,
    places: places.slice(0, 3).map(({ html, summary }) => ({ html: html.slice(0, 300), summary })),
  }));
}
