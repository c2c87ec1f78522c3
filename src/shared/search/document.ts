import type { SynonymGroup } from "./synonyms";

/** Where a document belongs; the tabs of the results. */
export type DocumentScope = "guides" | "api" | "games";

/** One thing that search can answer with: a section of a guide, a symbol, a message or a game. */
export interface SearchDocument {
  /** Place in the list of all documents, from 0. */
  readonly id: number;
  readonly title: string;
  /** Heading of the section, or name of the symbol with its class; empty for a whole page. */
  readonly heading: string;
  /** What it is called: its heading, or the page's title for a whole page. */
  readonly name: string;
  /** Route with anchor. */
  readonly url: string;
  /** `section`, `message`, `game`, or for a symbol its kind: `class`, `method`, `type` … */
  readonly kind: string;
  readonly scope: DocumentScope;
  /** Path to the page, such as `Building a game › Flow`; the heading is not in it. */
  readonly breadcrumb: string;
  /** First signature of a symbol, on one line. */
  readonly signature?: string;
  /** Beginning of the section's text; may be empty. */
  readonly excerpt: string;
  /** What readers may ask that it answers, in words that it does not use itself; in lower case. */
  readonly asks: readonly string[];
  /** Whether it only repeats or supports another one, such as a copy of a method on a collection. */
  readonly minor?: true;
}

/**
 * A document as its file holds it: anchor, heading, kind, excerpt, then signature, `1` if it is minor, and its
 * asks, a line each.
 */
export type PackedDocument = readonly [
  anchor: string,
  heading: string,
  kind: string,
  excerpt: string,
  signature?: string,
  minor?: 0 | 1,
  asks?: string,
];

/** A page of the site with its documents, in page order. */
export interface PackedPage {
  readonly title: string;
  readonly route: string;
  /** Label of the sidebar section. */
  readonly area: string;
  readonly scope: DocumentScope;
  readonly documents: readonly PackedDocument[];
}

/** Settings of the search that the build hands to readers. */
export interface SearchOptions {
  readonly maxHits: number;
  /** Whether the words are highlighted on the page a reader opens. */
  readonly highlightResult: boolean;
  /** Words that mean the same here, and the words of other toolkits. */
  readonly synonyms: readonly SynonymGroup[];
}

/** `/search-doc-{stamp}.json` */
export interface SearchDocumentFile {
  /** The stamp of the build, as in the file's name. */
  readonly stamp: string;
  readonly searchDocs: readonly PackedPage[];
  readonly options: SearchOptions;
}

/** The address of a part of a page; the route alone for the whole page, whose anchor is empty. */
export const documentUrl = (route: string, anchor: string): string =>
  anchor === "" ? route : `${route}#${anchor}`;

function toDocument(page: PackedPage, packed: PackedDocument, id: number): SearchDocument {
  const [anchor, heading, kind, excerpt, signature = "", minor, asks = ""] = packed;
  return {
    id,
    title: page.title,
    heading,
    name: heading || page.title,
    url: documentUrl(page.route, anchor),
    kind,
    scope: page.scope,
    breadcrumb: page.area === page.title ? page.area : `${page.area} › ${page.title}`,
    ...(signature === "" ? {} : { signature }),
    excerpt,
    asks: asks === "" ? [] : asks.split("\n"),
    ...(minor === 1 ? { minor: true } : {}),
  };
}

const isText = (value: unknown): boolean => typeof value === "string";

function isPackedPage(data: unknown): data is PackedPage {
  const page = (data ?? {}) as Partial<Record<keyof PackedPage, unknown>>;
  const { documents } = page;
  return (
    [page.title, page.route, page.area, page.scope].every(isText) &&
    Array.isArray(documents) &&
    documents.every((packed) => Array.isArray(packed) && packed.slice(0, 4).every(isText))
  );
}

/** Checks the content of `/search-doc-{stamp}.json`; throws an `Error` when it is something else. */
export function checkDocumentFile(data: unknown): SearchDocumentFile {
  const { options, searchDocs, stamp } = (data ?? {}) as Partial<SearchDocumentFile>;
  const isWhole =
    isText(stamp) &&
    Array.isArray(searchDocs) &&
    searchDocs.every(isPackedPage) &&
    typeof options?.maxHits === "number" &&
    Array.isArray(options.synonyms);
  if (!isWhole) throw new Error("the search documents are damaged");
  return data as SearchDocumentFile;
}

/** The documents of all pages, in the order in which the index numbers them. */
export function unpackDocuments(pages: readonly PackedPage[]): SearchDocument[] {
  return pages
    .flatMap((page) => page.documents.map((document) => ({ page, document })))
    .map(({ page, document }, id) => toDocument(page, document, id));
}
