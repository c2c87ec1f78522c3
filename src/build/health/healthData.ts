import type { ApiCoverage } from "../api/coverage";
import type { BuildReport, TestRun } from "./reports";

export type HealthPage = Pick<
  Queries.DocPage,
  "route" | "title" | "description" | "draft" | "status" | "verified" | "wordCount" | "lastUpdated"
>;

export type HealthSample = Pick<
  Queries.Sample,
  "route" | "file" | "line" | "checked" | "uncheckedReason" | "ranBy" | "notRunReason"
>;

export type Step = BuildReport["steps"][number];

/** What the page's query returns. */
export interface HealthData {
  readonly toolkitVersion: string;
  /** Day of the built commit, as YYYY-MM-DD. */
  readonly date: string | null;
  readonly pages: readonly HealthPage[];
  readonly symbols: readonly Pick<Queries.ApiSymbol, "name" | "url">[];
  readonly coverage: Pick<
    ApiCoverage,
    "exported" | "unexplained" | "withoutExample" | "unused" | "unplayed"
  >;
  readonly samples: readonly HealthSample[];
  readonly links: readonly Pick<Queries.ContentLink, "kind" | "from" | "to" | "url">[];
  readonly deadLinks: readonly Pick<Queries.DeadLink, "from" | "file" | "line" | "what">[];
  readonly redirects: readonly Pick<Queries.Redirect, "from" | "to">[];
  readonly limits: readonly Pick<Queries.KnownLimit, "limitId" | "title" | "pages">[];
  readonly messages: number;
  readonly build: BuildReport | null;
  readonly tests: Omit<TestRun, "failed"> | null;
  readonly accessibility: Queries.AccessibilityRun | null;
}
