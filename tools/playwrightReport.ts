import { readFileSync } from "node:fs";
import { z } from "zod";

const errorSchema = z.object({ message: z.string().optional() });

/** The parts of Playwright's JSON report that are used; suites nest. */
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
      /** `expected`, `unexpected`, `flaky` or `skipped`. */
      status: z.string(),
      /** One for each try. */
      results: z.array(z.object({ duration: z.number(), errors: z.array(errorSchema) })),
    }),
  ),
});
type Spec = z.infer<typeof specSchema>;
interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);
const statsSchema = z.object({
  expected: z.int(),
  unexpected: z.int(),
  flaky: z.int(),
  skipped: z.int(),
});
const reportSchema = z.object({
  stats: statsSchema,
  suites: z.array(suiteSchema),
  errors: z.array(errorSchema).optional(),
});

/** A test of the report. */
export interface ReportedTest {
  readonly title: string;
  /** The spec file below the tests' folder, such as `axe.spec.ts`, and the test's line in it. */
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  /** Whether it failed first and passed when rerun. */
  readonly isFlaky: boolean;
  /** Total time of all attempts in ms. */
  readonly ms: number;
  /** What the test recorded about itself. */
  readonly annotations: readonly { readonly type: string; readonly description: string }[];
  /** The texts of its errors. */
  readonly messages: readonly string[];
}

/** A run of Playwright, its tests in one list. */
export interface PlaywrightReport {
  readonly stats: z.infer<typeof statsSchema>;
  readonly tests: readonly ReportedTest[];
  /** The texts of failures outside tests, such as a server that did not start. */
  readonly errors: readonly string[];
}

function toTest({ title, file, line, ok, tests }: Spec): ReportedTest {
  const annotations = tests
    .flatMap((test) => test.annotations)
    .map(({ type, description = "" }) => ({ type, description }));
  const results = tests.flatMap((test) => test.results);
  const messages = results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));
  const isFlaky = tests.some(({ status }) => status === "flaky");
  const ms = results.reduce((sum, { duration }) => sum + duration, 0);
  return { title, file, line, ok, isFlaky, ms, annotations, messages };
}

function listTests(suite: Suite): ReportedTest[] {
  return [...suite.specs.map(toTest), ...(suite.suites ?? []).flatMap(listTests)];
}

/** Reads Playwright's JSON report. Throws when the file is missing or has a different form. */
export function readPlaywrightReport(file: string): PlaywrightReport {
  const { stats, suites, errors = [] } = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    stats,
    tests: suites.flatMap(listTests),
    errors: errors.map(({ message = "" }) => message),
  };
}
