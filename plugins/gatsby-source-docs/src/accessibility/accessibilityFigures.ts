import { readFileSync } from "node:fs";
import path from "node:path";
import {
  accessibilityFiguresSchema,
  renderFigures,
} from "../../../../src/build/accessibility/figures";
import { replaceMark, type TracedText } from "../../../../src/build/content/tracedText";

/** The line of a page that the figures of the latest tests replace. */
const MARK = "::accessibility-figures";
const FILE = "accessibility/figures.json";

function fail(fault: string): never {
  throw new Error(
    `content/${FILE}: ${fault}. It is generated; renew it with \`npm run accessibility\`.`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Puts the test results where a page says `::accessibility-figures`. Throws when the file is damaged. */
export function fillAccessibilityFigures(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARK, () => {
    const json = readJson(path.join(contentPath, FILE));
    const { data, error } = accessibilityFiguresSchema.safeParse(json);
    if (data) return renderFigures(data);
    const faults = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    return fail(faults.join("; "));
  });
}
