import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import type { AccessibilityFigures } from "../../../src/node/content/accessibility/figures";
import { readReviews, type AxeRecord, type Review } from "../../../tests/e2e/axe";
import { listFolder } from "../../../tests/built/folder";
import { ROOT } from "../../runProgram";
import type { ReportedTest } from "../../playwrightReport";

/** The folder of the specs that need a preview. */
const PREVIEW = "preview/";

const taskSchema = z.strictObject({ task: z.string(), width: z.int() });

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const ascending = (values: readonly number[]): number[] => unique(values).sort((a, b) => a - b);

const toAnswers = (reviews: readonly Review[]) =>
  reviews.map(({ rule, reason }) => ({ rule, reason }));

/** The version of an installed package; its file is read, because not all packages export it. */
function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  const file = path.join(ROOT, "node_modules", name, "package.json");
  return (require(file) as { version: string }).version;
}

/**
 * The figures without their date. Throws when the tests that provide them have not run, or not all
 * passed.
 */
export function toFigures(tests: readonly ReportedTest[]): Omit<AccessibilityFigures, "date"> {
  const annotations = tests
    .filter(({ ok }) => ok)
    .flatMap((test) => test.annotations.map((annotation) => ({ file: test.file, ...annotation })));
  const runs = annotations
    .filter(({ type }) => type === "axe")
    .map(({ file, description }) => ({ file, ...(JSON.parse(description) as AxeRecord) }));
  const pages = runs.filter(({ subject }) => subject === "page");
  const tasks = annotations
    .filter(({ type }) => type === "keyboard-task")
    .map(({ description }) => taskSchema.parse(JSON.parse(description)));
  const routes = unique(pages.map(({ route }) => route));
  const looks = unique(pages.map(({ theme, width }) => `${theme} ${String(width)}`));
  if (routes.length === 0 || tasks.length === 0 || pages.length === runs.length) {
    throw new Error("The browser tests left some of the accessibility tests out, or these failed.");
  }
  const missing = routes.length * looks.length - pages.length;
  if (missing !== 0) throw new Error(`${String(missing)} runs of axe on pages are missing.`);
  const used = new Set(runs.flatMap((run) => run.reviews));
  const reviews = readReviews().filter((_, place) => used.has(place));
  return {
    axe: {
      version: versionOf("axe-core"),
      pages: routes.length,
      runs: pages.length,
      themes: unique(pages.map(({ theme }) => theme)),
      widths: ascending(pages.map(({ width }) => width)),
      states: runs.length - pages.length,
      preview: runs.some(({ file }) => file.startsWith(PREVIEW)),
      rules: unique(runs.flatMap(({ rules }) => rules)).length,
      // A test with one of them would have failed.
      violations: 0,
      unreviewed: 0,
      answers: toAnswers(reviews.filter(({ toolkit }) => toolkit !== true)),
      toolkit: toAnswers(reviews.filter(({ toolkit }) => toolkit === true)),
    },
    html: {
      validator: `html-validate ${versionOf("html-validate")}`,
      files: listFolder(path.join(ROOT, "dist")).filter((file) => file.endsWith(".html")).length,
      errors: 0,
    },
    keyboard: {
      tasks: unique(tasks.map(({ task }) => task)),
      widths: ascending(tasks.map(({ width }) => width)),
    },
  };
}
