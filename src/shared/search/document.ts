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
  /** Whether it only repeats or supports another one, such as a copy of a method on a collection. */
  readonly minor?: true;
}

/** A document of a page. */
export interface PageDocument {
  /** Empty for the page as a whole. */
  readonly anchor: string;
  /** As in `SearchDocument`. */
  readonly heading: string;
  readonly kind: string;
  readonly excerpt: string;
  readonly signature?: string;
  readonly minor?: true;
}

/** A page of the site with its documents, in page order. */
export interface SearchPage {
  readonly title: string;
  readonly route: string;
  /** Label of the sidebar section. */
  readonly area: string;
  readonly scope: DocumentScope;
  readonly documents: readonly PageDocument[];
}

/** The address of a part of a page; the route alone for the whole page, whose anchor is empty. */
export const documentUrl = (route: string, anchor: string): string =>
  anchor === "" ? route : `${route}#${anchor}`;

function toDocument(page: SearchPage, document: PageDocument, id: number): SearchDocument {
  const { title, route, area, scope } = page;
  const { anchor, ...shown } = document;
  return {
    id,
    title,
    ...shown,
    name: shown.heading || title,
    url: documentUrl(route, anchor),
    scope,
    breadcrumb: area === title ? area : `${area} › ${title}`,
  };
}

/** The documents of all pages, in the order in which the index numbers them. */
export function numberDocuments(pages: readonly SearchPage[]): SearchDocument[] {
  return pages
    .flatMap((page) => page.documents.map((document) => ({ page, document })))
    .map(({ page, document }, id) => toDocument(page, document, id));
}
