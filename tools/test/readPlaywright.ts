import { readPlaywrightReport } from "../playwrightReport";
import { asOne, listFailures, type Outcome } from "./outcome";

/**
 * The outcome of the browser tests from their JSON report. `ok` is whether the program ended with 0; a
 * run that left no report counts as one failure.
 */
export function readPlaywright(report: string | undefined, ok: boolean): Outcome {
  if (report === undefined) return asOne(false);
  const { stats, tests, errors } = readPlaywrightReport(report);
  const failed = ok ? 0 : Math.max(1, stats.unexpected + stats.flaky);
  const failures = tests
    .filter((test) => !test.ok)
    .map(({ file, line, title, messages }) => ({
      title: `tests/e2e/${file}:${String(line)}: ${title}`,
      message: messages.join("\n"),
    }));
  const outside = errors.map((message) => ({ title: "tests/e2e, outside of the tests", message }));
  return {
    passed: stats.expected,
    failed,
    skipped: stats.skipped,
    failures: listFailures(failed, [...outside, ...failures]),
  };
}
