/** The texts of a cell, each with the page or the file that it names. */
export type HealthCell = readonly { readonly text: string; readonly to?: string | undefined }[];

/** A query of `docs/queries` and what it answers. */
export interface HealthQuery {
  /** Name of its file, such as `drafts`; the anchor. */
  readonly name: string;
  readonly title: string;
  /** What it answers. */
  readonly about: string;
  /** 1 for what readers meet, 2 for what is left to do, 3 for what is good to know. */
  readonly importance: 1 | 2 | 3;
  /** Values beside the list. */
  readonly facts: readonly { readonly name: string; readonly cell: HealthCell }[];
  /** Names of the fields. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly HealthCell[])[];
  readonly isEmpty: boolean;
  /** What GraphQL complains about, one line each; empty for a query that is valid. */
  readonly faults: readonly string[];
}

/** The input for `/health`. */
export interface HealthContext {
  /** What the page's head needs from the build. */
  readonly site: { readonly siteUrl: string; readonly hidden: boolean };
  /** The most important first. */
  readonly queries: readonly HealthQuery[];
}
