/** One section of a page as the search result shows it. */
export interface SearchDocument {
  readonly id: number;
  /** Title of the page. */
  readonly title: string;
  /** Heading of the section; empty for what stands before the first heading. */
  readonly heading: string;
  /** Route with anchor. */
  readonly url: string;
  /** Label of the sidebar section. */
  readonly area: string;
  readonly kind: string;
  /** Beginning of the section's text. */
  readonly excerpt: string;
}

/** `/search-doc-{stamp}.json` */
export interface SearchDocumentFile {
  readonly searchDocs: readonly SearchDocument[];
  readonly options: { readonly maxHits: number; readonly highlightResult: boolean };
}

/** Length of an excerpt in UTF-16 code units. */
const EXCERPT_LENGTH = 140;

/** Cuts a text at a word's end; inside of a word only when there is no space at all. */
export function canonicalExcerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  // One more than fits, so that a word that ends at the limit is kept.
  const end = text.slice(0, EXCERPT_LENGTH + 1).lastIndexOf(" ");
  const cut = text.slice(0, end > 0 ? end : EXCERPT_LENGTH);
  // Half a character at the end would be shown as a replacement character.
  return `${cut.replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}
