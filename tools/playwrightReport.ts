import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import { readText } from "../src/node/files/readText";

/** A test of Playwright's report, such as one at line 7 of `axe.spec.ts`. */
export type ReportedTest = ReturnType<typeof toTest>;

function toTest({ title, file, line, ok, tests }: JSONReportSpec) {
  const annotations = tests
    .flatMap((test) => test.annotations)
    .map(({ type, description = "" }) => ({ type, description }));
  const results = tests.flatMap((test) => test.results);
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  /** Whether it failed first and passed when rerun. */
  const isFlaky = tests.some(({ status }) => status === "flaky");
  /** Total time of all attempts. */
  const ms = results.reduce((sum, { duration }) => sum + duration, 0);
  return { title, file, line, ok, isFlaky, ms, annotations, messages };
}

function listTests({ specs, suites = [] }: JSONReportSuite): ReportedTest[] {
  return [...specs.map(toTest), ...suites.flatMap(listTests)];
}

/**
 * Reads Playwright's JSON report: its tests in one list, and the texts of failures outside of tests, such
 * as a server that did not start. Throws when the file is missing.
 */
export function readPlaywrightReport(file: string) {
  const { stats, suites, errors } = JSON.parse(readText(file)) as JSONReport;
  return {
    stats,
    tests: suites.flatMap(listTests),
    errors: errors.map(({ message = "" }) => message),
  };
}
