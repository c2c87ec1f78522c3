import { describeFailure, nameTest, type Failure } from "./outcome";
import type { EndedStep } from "./runSteps";

/** Failures that the summary shows in full. */
const MOST_FAILURES = 20;
const MOST_SLOW = 10;
/** A test that takes at least this long, in ms, is listed among the slowest. */
const SLOW = 2000;

const count = (number: number, word: string, width: number): string =>
  `${String(number).padStart(width)} ${word}`;

function row({ name, outcome, seconds }: EndedStep): string {
  const { passed, failed, skipped, missing = [] } = outcome;
  const mark = failed > 0 ? "FAILED" : "ok";
  const numbers = [
    count(passed, "passed", 6),
    count(failed, "failed", 4),
    count(skipped, "skipped", 4),
    count(seconds, "s", 5),
  ].join(" ");
  const lack = missing.length > 0 ? `  not installed here: ${missing.join(", ")}` : "";
  return `${mark.padEnd(7)}${name.padEnd(34)}${numbers}${lack}`;
}

/** The counts of a run. */
export function sumUp(steps: readonly EndedStep[]) {
  const sum = (key: "passed" | "failed" | "skipped"): number =>
    steps.reduce((total, { outcome }) => total + outcome[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** Tests that passed only when rerun. */
export function listFlaky(steps: readonly EndedStep[]): Failure[] {
  return steps.flatMap(({ outcome }) => outcome.flaky);
}

/**
 * The end of the log: failures in full, then the table of steps, the slowest tests, the flaky ones and
 * the names of what failed, because a log that is cut keeps its end; finally the line with the counts.
 */
export function formatSummary(steps: readonly EndedStep[]): string {
  const failures = steps.flatMap(({ outcome }) => outcome.failures);
  const flaky = listFlaky(steps);
  const slow = steps
    .flatMap(({ outcome }) => outcome.slowest)
    .filter(({ ms }) => ms >= SLOW)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MOST_SLOW);
  const { passed, failed, skipped } = sumUp(steps);
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length > 0 ? ["", title, ...lines] : [];
  return [
    ...failures.slice(0, MOST_FAILURES).map((failure) => `\n${describeFailure(failure)}`),
    ...(failures.length > MOST_FAILURES
      ? [`\n… and ${String(failures.length - MOST_FAILURES)} more, above.`]
      : []),
    "",
    ...steps.map(row),
    ...section(
      "Slowest tests",
      slow.map((test) => `${(test.ms / 1000).toFixed(1).padStart(7)} s  ${nameTest(test)}`),
    ),
    ...section(
      "Flaky: failed, then passed when run once more. Each one is a defect.",
      flaky.map((test) => `~ ${nameTest(test)}`),
    ),
    ...section(
      "Failed",
      failures.slice(0, MOST_FAILURES).map((failure) => `✘ ${nameTest(failure)}`),
    ),
    "",
    `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`,
  ].join("\n");
}
