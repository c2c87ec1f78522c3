import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readText } from "../files/readText";
import { accessibilityFiguresSchema } from "../content/accessibility/figures";

const seconds = z.number().min(0);
const stepSchema = z.strictObject({ name: z.string(), seconds });
const commitSchema = z.string().regex(/^[0-9a-f]{40}$/);

/** What a build from scratch records about itself; the GraphQL type `BuildReport`. */
export const buildReportSchema = z.strictObject({
  commit: commitSchema.nullable(),
  date: z.iso.datetime(),
  /** Wall time in s. */
  seconds,
  steps: z.array(stepSchema),
  /** Sizes and limits in bytes. */
  sizes: z.array(z.strictObject({ what: z.string(), bytes: z.int().min(0), limit: z.int() })),
});

export type BuildReport = z.infer<typeof buildReportSchema>;

/** Where `npm run build` writes its report. */
export const BUILD_REPORT = "node_modules/.cache/boardzilla-docs/build.json";

/** What a test run without a failure records about itself; the GraphQL type `TestRun`. */
export const testRunSchema = z.strictObject({
  commit: commitSchema,
  /** Whether the checkout held nothing but the commit. */
  clean: z.boolean(),
  tier: z.enum(["core", "full"]),
  date: z.iso.datetime(),
  /** Version of the toolkit that samples, games and limits ran with. */
  toolkitVersion: z.string(),
  passed: z.int(),
  failed: z.literal(0),
  skipped: z.int(),
  /** Titles of the tests that passed only when run once more. */
  flaky: z.array(z.string()),
  /** Wall time in s. */
  seconds,
  /** Such as the tests in Firefox. */
  steps: z.array(stepSchema.extend({ passed: z.int() })),
});

export type TestRun = z.infer<typeof testRunSchema>;

/** Where `npm test` writes its report, unless a test failed. */
export const TEST_RUN = "test-results/green.json";

/** Reads a report of this machine; `null` when there is none, or when its format is outdated. */
function readReport<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | null {
  const absolutePath = path.resolve(file);
  if (!existsSync(absolutePath)) return null;
  try {
    return schema.parse(JSON.parse(readText(absolutePath)));
  } catch {
    return null;
  }
}

const slowestFirst = <Report extends BuildReport | TestRun>(report: Report | null) =>
  report && { ...report, steps: report.steps.toSorted((a, b) => b.seconds - a.seconds) };

export const lastBuild = {
  type: "BuildReport",
  description: "The last build from nothing on this machine; null when it has made none.",
  resolve: () => slowestFirst(readReport(BUILD_REPORT, buildReportSchema)),
};

export const lastTestRun = {
  type: "TestRun",
  description: "The last test run on this machine; null when it has made none, or a test failed.",
  resolve: () => slowestFirst(readReport(TEST_RUN, testRunSchema)),
};

export const accessibilityRun = {
  type: "AccessibilityRun",
  description:
    "What the last npm run make accessibility saw; null when the content has no such file.",
  resolve: () => {
    const figures = readReport("content/accessibility/figures.json", accessibilityFiguresSchema);
    return figures && { date: figures.date, ...figures.axe };
  },
};
