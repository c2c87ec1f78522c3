import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { describeFailure, nameTest } from "../../tools/test/outcome";
import { readPlaywright } from "../../tools/test/readPlaywright";
import { readVitest } from "../../tools/test/readVitest";
import { temporaryFolder } from "./folders";

/** The end of the `npm test` output must be enough to know what broke, even if the log is cut. */
const folder = temporaryFolder();

function write(report: unknown): string {
  const file = path.join(folder(), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe("a vitest run", () => {
  const failed = {
    name: "/site/src/a.test.ts",
    status: "failed",
    message: "",
    assertionResults: [
      { fullName: "adds", status: "passed", duration: 3, failureMessages: [] },
      { fullName: "subtracts", status: "failed", failureMessages: ["expected 1 to be 2"] },
    ],
  };

  test("names the file and the title of what failed", () => {
    const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 };
    const report = write({ ...counts, testResults: [failed] });
    const { failures, slowest, ...rest } = readVitest(report, false, "/site");
    expect(rest).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: [] });
    expect(slowest).toContainEqual({ title: "src/a.test.ts: adds", ms: 3 });
    expect(failures).toEqual([
      { title: "src/a.test.ts: subtracts", message: "expected 1 to be 2" },
    ]);
  });

  test("names a file that did not load, and counts it", () => {
    const broken = { ...failed, message: "Cannot find module", assertionResults: [] };
    const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
    const outcome = readVitest(write({ ...counts, testResults: [broken] }), false, "/site");
    expect(outcome.failed).toBe(1);
    expect(outcome.failures).toEqual([{ title: "src/a.test.ts", message: "Cannot find module" }]);
  });

  test("counts a test that passed when run once more as passed, and lists it as flaky", () => {
    const again = { fullName: "adds", status: "passed", failureMessages: ["too late"] };
    const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0 };
    const file = { ...failed, status: "passed", assertionResults: [again] };
    const report = write({ ...counts, testResults: [file] });
    expect(readVitest(report, true, "/site")).toMatchObject({
      passed: 1,
      failed: 0,
      failures: [],
      flaky: [{ title: "src/a.test.ts: adds", message: "too late" }],
    });
  });

  test("fails when it left no report", () =>
    expect(readVitest(path.join(folder(), "none.json"), true, "/site").failed).toBe(1));
});

describe("a Playwright run", () => {
  /** A test with one result for each list of errors: a test that passes has an empty list last. */
  const spec = (title: string, status: string, ...tries: string[][]) => ({
    title,
    file: "menu.spec.ts",
    line: 7,
    ok: status !== "unexpected",
    tests: [
      {
        annotations: [],
        status,
        results: tries.map((messages) => ({
          duration: 50,
          errors: messages.map((message) => ({ message })),
        })),
      },
    ],
  });

  test("names nested tests that failed, with their lines", () => {
    const report = write({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [
        {
          specs: [spec("opens", "expected", [])],
          suites: [{ specs: [spec("closes", "unexpected", ["still open"])] }],
        },
      ],
      errors: [],
    });
    const { slowest, ...rest } = readPlaywright(report, false);
    expect(rest).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: [{ title: "tests/e2e/menu.spec.ts:7: closes", message: "still open" }],
      flaky: [],
    });
    expect(slowest).toContainEqual({ title: "tests/e2e/menu.spec.ts:7: opens", ms: 50 });
  });

  test("tells what failed outside of the tests, or that something did", () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const report = write({ stats, suites: [], errors: [{ message: "port in use" }] });
    expect(readPlaywright(report, false).failures).toMatchObject([{ message: "port in use" }]);
    expect(readPlaywright(write({ stats, suites: [], errors: [] }), false).failures).toHaveLength(
      1,
    );
  });

  test("counts a test that passed when run once more as passed, and lists it as flaky", () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    const suites = [{ specs: [spec("opens", "flaky", ["too late"], [])] }];
    expect(readPlaywright(write({ stats, suites, errors: [] }), true)).toMatchObject({
      passed: 4,
      failed: 0,
      failures: [],
      flaky: [{ title: "tests/e2e/menu.spec.ts:7: opens", message: "too late" }],
      slowest: [{ ms: 100 }],
    });
  });
});

test("a failure is shown without colors, and cut to what fits a log", () => {
  const message = `\u001b[31mred\u001b[39m\n\n${"x".repeat(500)}\n${"line\n".repeat(40)}`;
  const lines = describeFailure({ title: "a title", message }).split("\n");
  expect(lines.slice(0, 2)).toEqual(["✘ a title", "    red"]);
  expect(lines.length).toBeLessThan(15);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(220);
});

test("below the table a failure is one short line with its file and line", () => {
  const title = `tests/e2e/focus.spec.ts:65: ${"every stop is seen ".repeat(20)}`;
  const name = nameTest({ title });
  expect(name).toMatch(/^e2e\/focus\.spec\.ts:65: every stop/);
  expect(name.length).toBeLessThan(120);
  expect(name).not.toContain("\n");
});
