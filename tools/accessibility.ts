/**
 * `npm run accessibility`: runs the accessibility tests of the browser on `dist/`, and writes what
 * they saw to `content/accessibility/figures.json`, for the page /accessibility. With `--check` it
 * runs nothing: it compares the file with what the last browser tests saw, and fails when it is old.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { format, resolveConfig } from "prettier";
import {
  accessibilityFiguresSchema,
  type AccessibilityFigures,
} from "../src/lib/accessibility/figures";
import { PREVIEW_DIR } from "../tests/switchedOn";
import { readJson, toFigures } from "./accessibility/toFigures";
import { ROOT } from "./gatsby";
import { readPlaywrightReport } from "./playwrightReport";

const FILE = path.join(ROOT, "content/accessibility/figures.json");
const REPORT = path.join(ROOT, "test-results/e2e.json");
const TESTS = path.join(ROOT, "tests/e2e");

/** The spec files whose tests write down figures. */
function listSpecs(): string[] {
  return readdirSync(TESTS, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .filter((file) =>
      /from "\.\.?\/axe"|keyboard-task/.test(readFileSync(path.join(TESTS, file), "utf8")),
    )
    .map((file) => `tests/e2e/${file}`);
}

/** Runs the tests that give figures; returns whether all passed. Throws when there is nothing to run some of them on. */
function runTests(): boolean {
  if (!existsSync(path.join(ROOT, PREVIEW_DIR))) {
    throw new Error(
      `${PREVIEW_DIR} is missing: some tests look at a preview with all options on. "npm test" builds it.`,
    );
  }
  const program = path.join(ROOT, "node_modules/@playwright/test/cli.js");
  const args = [program, "test", ...listSpecs()];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status === 0;
}

function withoutDay(figures: AccessibilityFigures): Omit<AccessibilityFigures, "date"> {
  const { axe, html, keyboard } = figures;
  return { axe, html, keyboard };
}

async function main(): Promise<void> {
  const isCheck = process.argv.includes("--check");
  if (!isCheck && !runTests()) throw new Error("The tests failed; the figures stay as they are.");
  const seen = toFigures(readPlaywrightReport(REPORT).tests);
  const { data } = accessibilityFiguresSchema.safeParse(readJson(FILE));
  if (data && isDeepStrictEqual(withoutDay(data), seen)) {
    console.log("The figures of /accessibility are those of the last tests.");
    return;
  }
  if (isCheck) {
    const old = data && withoutDay(data);
    const parts = (["axe", "html", "keyboard"] as const)
      .filter((part) => !isDeepStrictEqual(old?.[part], seen[part]))
      .map(
        (part) => `${part}: ${JSON.stringify(old?.[part])}\n  now: ${JSON.stringify(seen[part])}`,
      );
    throw new Error(
      `content/accessibility/figures.json is old:\n${parts.join("\n")}\nRun "npm run accessibility", build, and commit it.`,
    );
  }
  const figures: AccessibilityFigures = { date: new Date().toISOString().slice(0, 10), ...seen };
  writeFileSync(
    FILE,
    await format(JSON.stringify(figures), { ...(await resolveConfig(FILE)), filepath: FILE }),
  );
  console.log("content/accessibility/figures.json is new: build, and commit it.");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
