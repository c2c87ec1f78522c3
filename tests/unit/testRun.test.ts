import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { testRunSchema } from "../../src/node/gatsby/reports";
import { asOne, readPlaywright, readVitest, type Outcome } from "../../tools/test/outcome";
import { recordRun } from "../../tools/test/record";
import { formatSummary, type Part } from "../../tools/test/summary";
import { temporaryFolder } from "./folders";

const folder = temporaryFolder();

function write(report: unknown): string {
  const file = path.join(folder(), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe("the outcome of a Vitest run", () => {
  const file = (status: string, assertionResults: readonly object[], message = "") => ({
    ...{ name: path.resolve("src/a.test.ts"), status, message, assertionResults },
  });
  const report = (passed: number, failed: number, ...testResults: readonly object[]) =>
    write({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, testResults });

  test("names the file and the title of what failed", () => {
    const adds = { fullName: "adds", status: "passed", duration: 3, failureMessages: [] };
    const subtracts = { fullName: "subtracts", status: "failed", failureMessages: ["2 is not 1"] };
    const outcome = readVitest(report(1, 1, file("failed", [adds, subtracts])), false);
    expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 0, flaky: [] });
    expect(outcome.failures).toEqual([
      { title: "src/a.test.ts: subtracts", message: "2 is not 1" },
    ]);
    expect(outcome.times).toContainEqual({ title: "src/a.test.ts: adds", ms: 3 });
  });

  test("counts a file that did not load", () => {
    const outcome = readVitest(report(0, 0, file("failed", [], "Cannot find module")), false);
    expect(outcome.failed).toBe(1);
    expect(outcome.failures).toEqual([{ title: "src/a.test.ts", message: "Cannot find module" }]);
  });

  test("counts a test that passed when it was rerun as passed, and as flaky", () => {
    const again = { fullName: "adds", status: "passed", failureMessages: ["too late"] };
    expect(readVitest(report(1, 0, file("passed", [again])), true)).toMatchObject({
      ...{ passed: 1, failed: 0, failures: [] },
      flaky: [{ title: "src/a.test.ts: adds", message: "too late" }],
    });
  });

  test("is a failure without a report, and when something outside of the tests fails", () => {
    expect(readVitest(path.join(folder(), "none.json"), true)).toMatchObject({
      failed: 1,
      passed: 0,
    });
    expect(readVitest(report(1, 0), false)).toMatchObject({ failed: 1, passed: 1 });
  });
});

describe("the outcome of a Playwright run", () => {
  /** A test with one result for each list of errors: a test that passes has an empty list last. */
  const spec = (title: string, status: string, ...tries: string[][]) => ({
    ...{ title, file: "menu.spec.ts", line: 7, ok: status !== "unexpected" },
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
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };

  test("names nested tests that failed, with their lines, and those that passed when rerun", () => {
    const inner = [
      spec("closes", "unexpected", ["too slow"]),
      spec("opens", "flaky", ["late"], []),
    ];
    const suites = [{ specs: [], suites: [{ specs: inner }] }];
    const report = write({ stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [], suites });
    expect(readPlaywright(report, false)).toMatchObject({
      ...{ passed: 2, failed: 1 },
      failures: [{ title: "tests/e2e/menu.spec.ts:7: closes", message: "too slow" }],
      flaky: [{ title: "tests/e2e/menu.spec.ts:7: opens", message: "late" }],
    });
  });

  test("says what failed outside of the tests", () => {
    const report = write({ stats, errors: [{ message: "no server" }], suites: [] });
    expect(readPlaywright(report, false)).toMatchObject({
      failed: 1,
      failures: [{ title: "Playwright, outside of the tests", message: "no server" }],
    });
  });
});

const part = (name: string, outcome: Partial<Outcome>): Part => ({
  name,
  outcome: { ...asOne(), passed: 0, ...outcome },
  seconds: 3,
});
const flaky = [{ title: "tests/e2e/a.spec.ts:1: opens", message: "too late" }];
const failures = [{ title: "a.ts", message: "is no number" }];

test("a log that is cut keeps the names of what failed, and the counts", () => {
  const times = [{ title: "slow", ms: 9000 }];
  const parts = [
    part("browser", { passed: 2, flaky, times }),
    part("build", { failed: 1, failures }),
  ];
  const lines = formatSummary(parts).split("\n");
  expect(lines.at(-1)).toBe("2 passed, 1 failed, 0 skipped");
  expect(lines.at(-3)).toBe("✘ a.ts");
  for (const text of ["    is no number", "    9.0 s  slow", "~ tests/e2e/a.spec.ts:1: opens"])
    expect(lines).toContain(text);
});

test("the record of a run names the commit that passed, and a failed run takes it back", () => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder(), name), "utf8")) as unknown;
  const tree = { commit: "0123456789".repeat(4), clean: true, toolkitVersion: "0.2.14" };
  const about = { tier: "core", seconds: 600, ...tree } as const;
  recordRun(folder(), about, [part("browser", { passed: 2, flaky })]);
  expect(testRunSchema.parse(read("green.json"))).toMatchObject({
    ...{ ...about, steps: [{ name: "browser", seconds: 3, passed: 2 }] },
    ...{ passed: 2, failed: 0, skipped: 0, flaky: [flaky[0]?.title] },
  });
  expect(read("flaky.json")).toEqual(flaky);
  recordRun(folder(), about, [part("build", { failed: 1, failures })]);
  expect(() => read("green.json")).toThrow("ENOENT");
  expect(read("flaky.json")).toEqual([]);
});
