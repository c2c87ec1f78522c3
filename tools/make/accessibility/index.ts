/**
 * `npm run make accessibility`: runs the accessibility tests on `dist/`, and writes their results and the date
 * to `content/accessibility/figures.json`, for the page /accessibility. Nothing compares the file with a
 * later run.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../src/node/files/readText";
import type { AccessibilityFigures } from "../../../src/node/content/accessibility/figures";
import { PREVIEW_DIR } from "../../../tests/switchedOn";
import { toFigures } from "./toFigures";
import { listFiles } from "../../listFiles";
import { writeJson } from "../../writeJson";
import { ROOT, runProgram } from "../../runProgram";
import { readPlaywrightReport } from "../../playwrightReport";

const FILE = path.join(ROOT, "content/accessibility/figures.json");
const REPORT = path.join(ROOT, "test-results/e2e.json");
const TESTS = path.join(ROOT, "tests/e2e");

/** The spec files whose tests record figures. */
function listSpecs(): string[] {
  return listFiles(TESTS)
    .filter((file) => file.endsWith(".spec.ts"))
    .filter((file) => /from "\.\.?\/axe"|keyboard-task/.test(readText(path.join(TESTS, file))))
    .map((file) => `tests/e2e/${file}`);
}

/** Runs tests by a package's command-line program. Throws when they fail. */
async function runTests(script: string, args: readonly string[]): Promise<void> {
  const { ok } = await runProgram(script, args);
  if (!ok) throw new Error("The tests failed; the figures stay as they are.");
}

async function main(): Promise<void> {
  if (!existsSync(path.join(ROOT, "dist/index.html")))
    throw new Error('There is no build to test: run "npm run build" first.');
  const hasPreview = existsSync(path.join(ROOT, PREVIEW_DIR));
  if (!hasPreview)
    console.log("No preview is built: the options that are off by default are left out.");
  const html = ["run", "--project=dist", "tests/built/htmlValidity.test.ts"];
  await runTests("vitest/vitest.mjs", html);
  const projects = ["--project=site", ...(hasPreview ? ["--project=preview"] : [])];
  await runTests("@playwright/test/cli.js", ["test", ...projects, ...listSpecs()]);
  const figures: AccessibilityFigures = {
    date: new Date().toISOString().slice(0, 10),
    ...toFigures(readPlaywrightReport(REPORT).tests),
  };
  await writeJson(FILE, figures);
  console.log("content/accessibility/figures.json is new: build, and commit it.");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
