/** A heading of the body, as the table of contents and the link check need it. */
export interface PageHeading {
  /** 2 to 6. */
  readonly depth: number;
  readonly text: string;
  readonly slug: string;
}

/** A link as the author wrote it. */
export interface PageLink {
  /** 1-based line of the text that was compiled. */
  readonly line: number | undefined;
  /** The address: a route, an anchor of the page, a file under `static/`, or another site. */
  readonly url: string;
  /** What the link says. */
  readonly text: string;
}

/** A part of a page that search can answer with: the content under one h2, h3 or h4. */
export interface PageSection {
  /** Anchor; empty for the content before the first heading. */
  readonly slug: string;
  readonly title: string;
  /** Plain text without code blocks. */
  readonly text: string;
}

/** A section of a page that uses a symbol of the toolkit. */
export interface PageReference {
  /** Such as `createGame` or `Action#chooseFrom`. */
  readonly symbol: string;
  /** Anchor of the section; empty for the content before the first heading. */
  readonly slug: string;
  readonly title: string;
  /** How much the section is about the symbol: 3 for each link, 2 a sample, 1 a word. */
  readonly weight: number;
  /** The lines of the section's first sample that use it in few lines. */
  readonly code?: string;
}
