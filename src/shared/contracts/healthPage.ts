/** One thing behind a figure: a page, a symbol, a line of a file. */
export interface HealthEntry {
  readonly text: string;
  /** Route, or address of another site; an entry without one is text. */
  readonly to?: string | undefined;
  /** A note about it, such as why a sample is not run. */
  readonly note?: string | undefined;
}

/** A figure, and what is behind it. */
export interface HealthRow {
  readonly label: string;
  readonly figure: string;
  /** How much of the total, for a bar; `limit` where more is worse. */
  readonly share?: { readonly value: number; readonly of: number; readonly limit?: true };
  /** Whether somebody should act on it. */
  readonly attention?: boolean;
  /** Link to the figure's page. */
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

/** The input for `/health`. */
export interface HealthContext {
  /** What the page's head needs from the build. */
  readonly site: { readonly siteUrl: string; readonly hidden: boolean };
  readonly sections: readonly HealthSection[];
}
