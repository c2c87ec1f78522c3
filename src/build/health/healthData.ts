import type { BuildReport, TestRun } from "./reports";

export interface HealthPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly file: string;
  readonly draft: boolean;
  readonly status: string | null;
  readonly verified: string | null;
  readonly wordCount: number;
  readonly lastUpdated: string | null;
}

export interface HealthSample {
  readonly route: string;
  readonly file: string;
  readonly line: number;
  readonly checked: boolean;
  readonly uncheckedReason: string | null;
  readonly ranBy: string | null;
  readonly notRunReason: string | null;
}

export type Step = BuildReport["steps"][number];

/** What the page's query returns. */
export interface HealthData {
  readonly toolkitVersion: string;
  /** Day of the built commit, as YYYY-MM-DD. */
  readonly date: string | null;
  readonly pages: readonly HealthPage[];
  readonly symbols: readonly { readonly name: string; readonly url: string }[];
  readonly coverage: {
    readonly exported: number;
    readonly unexplained: readonly string[];
    readonly withoutExample: readonly string[];
    readonly unused: readonly string[];
    readonly unplayed: readonly string[];
  };
  readonly samples: readonly HealthSample[];
  /** What each link leads to: `page`, `file` or `external`. */
  readonly links: readonly {
    readonly kind: string;
    /** Route of the page that contains it. */
    readonly from: string;
    /** Route that it leads to; null if that is not a page of this site. */
    readonly to: string | null;
    readonly url: string;
  }[];
  readonly deadLinks: readonly {
    readonly from: string;
    readonly file: string;
    readonly line: number | null;
    readonly what: string;
  }[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly limits: readonly {
    readonly limitId: string;
    readonly title: string;
    readonly pages: readonly string[] | null;
  }[];
  readonly messages: number;
  readonly build:
    | (Readonly<Omit<BuildReport, "steps" | "sizes">> & {
        readonly steps: readonly Step[];
        readonly sizes: readonly BuildReport["sizes"][number][];
      })
    | null;
  readonly tests:
    | (Readonly<Omit<TestRun, "failed" | "tier" | "steps" | "flaky">> & {
        readonly tier: string;
        readonly steps: readonly Step[];
        readonly flaky: readonly string[];
      })
    | null;
  readonly accessibility: {
    readonly date: string;
    readonly pages: number;
    readonly runs: number;
    readonly states: number;
    readonly rules: number;
    readonly violations: number;
    readonly unreviewed: number;
  } | null;
}
