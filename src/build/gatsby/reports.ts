import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readText } from "../content/readText";
import { accessibilityFiguresSchema } from "../accessibility/figures";
import { BUILD_REPORT, buildReportSchema, TEST_RUN, testRunSchema } from "../health/reports";

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

export const lastBuild = {
  type: "BuildReport",
  description: "The last build from nothing on this machine; null when it has made none.",
  resolve: () => readReport(BUILD_REPORT, buildReportSchema),
};

export const lastTestRun = {
  type: "TestRun",
  description: "The last test run on this machine; null when it has made none, or a test failed.",
  resolve: () => readReport(TEST_RUN, testRunSchema),
};

export const accessibilityRun = {
  type: "AccessibilityRun",
  description: "What the last npm run accessibility saw; null when the content has no such file.",
  resolve: () => {
    const figures = readReport("content/accessibility/figures.json", accessibilityFiguresSchema);
    return figures && { date: figures.date, ...figures.axe };
  },
};
