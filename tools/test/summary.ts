import { stripVTControlCharacters } from "node:util";
import type { Failure, Outcome } from "./outcome";

/** A part of a test run that has ended. */
export interface Part {
  readonly name: string;
  readonly outcome: Outcome;
  /** Wall time in s. */
  readonly seconds: number;
}

/** Failures that the summary shows with their messages. */
const MOST_FAILURES = 20;
/** Longest part of a message, in lines and in UTF-16 code units of a line. */
const MOST_LINES = 10;
const LONGEST_LINE = 200;
const MOST_SLOW = 10;

/** A failure: its title, and the start of its message without colors. */
function describeFailure({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const shown = lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, LONGEST_LINE)}`);
  return [`✘ ${title}`, ...shown, ...(lines.length > MOST_LINES ? ["    …"] : [])].join("\n");
}

/** The counts of a run. */
export function sumUp(parts: readonly Part[]) {
  const sum = (key: "passed" | "failed" | "skipped"): number =>
    parts.reduce((total, { outcome }) => total + outcome[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

function row({ name, outcome, seconds }: Part): string {
  const counts = (["passed", "failed", "skipped"] as const).map(
    (key) => `${String(outcome[key]).padStart(5)} ${key}`,
  );
  return `${name.padEnd(34)}${counts.join("")}${String(seconds).padStart(6)} s`;
}

/**
 * The end of the log: failures, then the parts, the slowest tests, the flaky ones and the names of what failed, because
 * a log that is cut keeps its end; finally the line with the counts.
 */
export function formatSummary(parts: readonly Part[]): string {
  const all = <Key extends "failures" | "flaky" | "times">(key: Key): Outcome[Key][number][] =>
    parts.flatMap(({ outcome }) => outcome[key] as Outcome[Key][number][]);
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length > 0 ? ["", title, ...lines] : [];
  const failures = all("failures");
  const slowest = all("times")
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST_SLOW);
  const { passed, failed, skipped } = sumUp(parts);
  return [
    ...failures.slice(0, MOST_FAILURES).map(describeFailure),
    "",
    ...parts.map(row),
    ...section(
      "Slowest tests",
      slowest.map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`),
    ),
    ...section(
      "Flaky: failed, then passed when run once more. Each one is a defect.",
      all("flaky").map(({ title }) => `~ ${title}`),
    ),
    ...section(
      "Failed",
      failures.map(({ title }) => `✘ ${title}`),
    ),
    "",
    `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`,
  ].join("\n");
}
