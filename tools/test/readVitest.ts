import { existsSync } from "node:fs";
import path from "node:path";
import type { JsonAssertionResult, JsonTestResult, JsonTestResults } from "vitest/reporters";
import { readText } from "../../src/node/files/readText";
import { asOne, listFailures, type Failure, type Outcome } from "./outcome";

const titleOf = (file: string, { fullName }: JsonAssertionResult): string => `${file}: ${fullName}`;

const toFailure = (file: string, test: JsonAssertionResult): Failure => ({
  title: titleOf(file, test),
  message: (test.failureMessages ?? []).join("\n"),
});

/** Whether a test failed first and passed when rerun: it keeps the first error. */
const isFlaky = ({ status, failureMessages }: JsonAssertionResult): boolean =>
  status === "passed" && (failureMessages ?? []).length > 0;

function failuresOf(
  file: string,
  { status, message, assertionResults }: JsonTestResult,
): Failure[] {
  const failures = assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => toFailure(file, test));
  // A file that fails to load has no failed test in it.
  const isBroken = status === "failed" && failures.length === 0;
  return isBroken ? [{ title: file, message }] : failures;
}

/**
 * The outcome of a vitest run from its JSON report. `ok` is whether the program ended with 0; a run that
 * left no report counts as one failure. A test that passed when rerun counts as passed and is listed as
 * flaky.
 */
export function readVitest(report: string, ok: boolean, root: string): Outcome {
  if (!existsSync(report)) return asOne(false);
  const data = JSON.parse(readText(report)) as JsonTestResults;
  const failed = ok ? 0 : Math.max(1, data.numFailedTests);
  const files = data.testResults.map(
    (result) => [path.relative(root, result.name), result] as const,
  );
  const failures = files.flatMap(([file, result]) => failuresOf(file, result));
  return {
    passed: data.numPassedTests,
    failed,
    skipped: data.numPendingTests,
    failures: listFailures(failed, failures),
    flaky: files.flatMap(([file, { assertionResults }]) =>
      assertionResults.filter(isFlaky).map((test) => toFailure(file, test)),
    ),
    slowest: files.flatMap(([file, { assertionResults }]) =>
      assertionResults.map((test) => ({ title: titleOf(file, test), ms: test.duration ?? 0 })),
    ),
  };
}
