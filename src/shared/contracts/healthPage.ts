/** One thing behind a figure: a page, a symbol, a line of a file. */
export interface HealthEntry {
  readonly text: string;
  /** Route, or address of another site; an entry without one is text. */
  readonly to?: string | undefined;
  /** What is to be said of it, such as why a sample is not run. */
  readonly note?: string | undefined;
}

/** A figure, and what is behind it. */
export interface HealthRow {
  readonly label: string;
  readonly figure: string;
  /** How much of what there is, for a bar; `limit` where more is worse. */
  readonly share?: { readonly value: number; readonly of: number; readonly limit?: true };
  /** Whether somebody should do something about it. */
  readonly attention?: boolean;
  /** Where the figure's page is. */
  readonly to?: string;
  readonly entries?: readonly HealthEntry[];
}

/** A table of the page. */
export interface HealthSection {
  readonly slug: string;
  readonly title: string;
  /** One sentence below the heading. */
  readonly text: string;
  readonly rows: readonly HealthRow[];
}

/** What `/health` is made from. */
export interface HealthContext {
  /** What the page's head asks of the build. */
  readonly site: { readonly siteUrl: string; readonly hidden: boolean };
  readonly sections: readonly HealthSection[];
}
