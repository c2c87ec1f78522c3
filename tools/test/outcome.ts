import { existsSync } from "node:fs";
import path from "node:path";
import type { JsonAssertionResult, JsonTestResults } from "vitest/reporters";
import { readText } from "../../src/node/files/readText";
import { readPlaywrightReport, type ReportedTest } from "../playwrightReport";
import { ROOT } from "../runProgram";

/** A test, with its file and title in one line. */
interface NamedTest {
  readonly title: string;
}

/** A test that failed, with the error text as the runner reported it. */
export interface Failure extends NamedTest {
  readonly message: string;
}

/** What a part of a test run has shown. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Tests that failed and passed when rerun; they count as passed. */
  readonly flaky: readonly Failure[];
  /** Every test, with the time that it took. */
  readonly times: readonly (NamedTest & { readonly ms: number })[];
}

/** The outcome of work without tests in it, such as a build; the text says what is wrong. */
export function asOne(fault?: Failure): Outcome {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], times: [] };
  return fault ? { ...none, failed: 1, failures: [fault] } : { ...none, passed: 1 };
}

/** A run that fails has at least one failure: a server did not start, for example. */
function withFailure(outcome: Outcome, ok: boolean, name: string): Outcome {
  if (ok || outcome.failures.length > 0) return outcome;
  const failures = [{ title: `${name}, outside of the tests`, message: "See above." }];
  return { ...outcome, failed: Math.max(1, outcome.failed), failures };
}

const messageOf = ({ failureMessages }: JsonAssertionResult): string =>
  (failureMessages ?? []).join("\n");

/** The outcome of a Vitest run in a folder, from its JSON report. `ok` says whether the program ended with 0. */
export function readVitest(file: string, ok: boolean, root = ROOT): Outcome {
  if (!existsSync(file)) return withFailure({ ...asOne(), passed: 0 }, false, "Vitest");
  const report = JSON.parse(readText(file)) as JsonTestResults;
  const files = report.testResults.map((result) => ({
    ...result,
    name: path.relative(root, result.name),
  }));
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ test, title: `${name}: ${test.fullName}` })),
  );
  const pick = (isPicked: (test: JsonAssertionResult) => boolean): Failure[] =>
    tests
      .filter(({ test }) => isPicked(test))
      .map(({ test, title }) => ({ title, message: messageOf(test) }));
  // A file that fails to load has no failed test in it.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const outcome = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [
      ...broken.map(({ name, message }) => ({ title: name, message })),
      ...pick(({ status }) => status === "failed"),
    ],
    // It keeps the error of its first try.
    flaky: pick((test) => test.status === "passed" && messageOf(test) !== ""),
    times: tests.map(({ test, title }) => ({ title, ms: test.duration ?? 0 })),
  };
  return withFailure(outcome, ok, "Vitest");
}

const titleOf = ({ file, line, title }: ReportedTest): string =>
  `tests/e2e/${file}:${String(line)}: ${title}`;

const toFailure = (test: ReportedTest): Failure => ({
  title: titleOf(test),
  message: test.messages.join("\n"),
});

/** The outcome of the browser tests from their JSON report. `ok` says whether the program ended with 0. */
export function readPlaywright(file: string, ok: boolean): Outcome {
  if (!existsSync(file)) return withFailure({ ...asOne(), passed: 0 }, false, "Playwright");
  const { stats, tests, errors } = readPlaywrightReport(file);
  const outcome = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...errors.map((message) => ({ title: "Playwright, outside of the tests", message })),
      ...tests.filter((test) => !test.ok).map(toFailure),
    ],
    flaky: tests.filter((test) => test.isFlaky).map(toFailure),
    times: tests.map((test) => ({ title: titleOf(test), ms: test.ms })),
  };
  return withFailure(
    { ...outcome, failed: ok ? 0 : Math.max(1, outcome.failed) },
    ok,
    "Playwright",
  );
}
