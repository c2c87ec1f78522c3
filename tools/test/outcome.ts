import { stripVTControlCharacters } from "node:util";

/** A test that failed. */
export interface Failure {
  /** File and title. */
  readonly title: string;
  /** The error text as the runner reported it. */
  readonly message: string;
}

/** A test with the time it took. */
export interface TimedTest {
  /** File and title. */
  readonly title: string;
  readonly ms: number;
}

/** The result of a step of `npm test`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Tests that failed and passed when rerun; they count as passed. */
  readonly flaky: readonly Failure[];
  readonly slowest: readonly TimedTest[];
  /** What the machine lacks for the skipped tests, such as a server. */
  readonly missing?: readonly string[];
}

/** The outcome of a step without tests in it. */
const EMPTY = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], slowest: [] };

/** The outcome of a check that was not run, because its input comes from a failed step. */
export const NOT_MADE: Outcome = { ...EMPTY, skipped: 1 };

/** The outcome of a step that passes or fails as a whole. */
export function asOne(ok: boolean): Outcome {
  return { ...EMPTY, ...(ok ? { passed: 1 } : { failed: 1 }) };
}

/** The failures of a run; if no test is named, the one that says so: a server did not start, for example. */
export function listFailures(failed: number, failures: readonly Failure[]): readonly Failure[] {
  if (failed === 0 || failures.length > 0) return failures;
  return [{ title: "Something failed outside of the tests", message: "See above." }];
}

/** Longest part of a message in the summary, in lines and in UTF-16 code units of a line. */
const MOST_LINES = 10;
const LONGEST_LINE = 200;

/** Longest line in the list of failed tests, which must fit below the table; in UTF-16 code units. */
const LONGEST_NAME = 110;

function cut(line: string, longest: number): string {
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
}

/** A test in one line, for the very end of the log. */
export function nameTest({ title }: { readonly title: string }): string {
  return cut(title.replace(/^tests\//, ""), LONGEST_NAME);
}

/** A failure for the end of the log: its title, and the start of its message without colors. */
export function describeFailure({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const shown = lines.slice(0, MOST_LINES).map((line) => `    ${cut(line, LONGEST_LINE)}`);
  return [`✘ ${title}`, ...shown, ...(lines.length > MOST_LINES ? ["    …"] : [])].join("\n");
}
