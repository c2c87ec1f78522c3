import { existsSync } from "node:fs";
import { readPlaywrightReport, type ReportedTest } from "../playwrightReport";
import { asOne, listFailures, type Failure, type Outcome } from "./outcome";

const titleOf = ({ file, line, title }: ReportedTest): string =>
  `tests/e2e/${file}:${String(line)}: ${title}`;

const toFailure = (test: ReportedTest): Failure => ({
  title: titleOf(test),
  message: test.messages.join("\n"),
});

/**
 * The outcome of the browser tests from their JSON report. `ok` is whether the program ended with 0; a
 * run that left no report counts as one failure. A test that passed when rerun counts as passed and is
 * listed as flaky.
 */
export function readPlaywright(report: string, ok: boolean): Outcome {
  if (!existsSync(report)) return asOne(false);
  const { stats, tests, errors } = readPlaywrightReport(report);
  const failed = ok ? 0 : Math.max(1, stats.unexpected);
  const failures = tests.filter((test) => !test.ok).map(toFailure);
  const outside = errors.map((message) => ({ title: "tests/e2e, outside of the tests", message }));
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    failures: listFailures(failed, [...outside, ...failures]),
    flaky: tests.filter((test) => test.isFlaky).map(toFailure),
    slowest: tests.map((test) => ({ title: titleOf(test), ms: test.ms })),
  };
}
