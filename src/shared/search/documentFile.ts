import type { DocumentScope, PageDocument, SearchPage } from "./document";
import type { SynonymGroup } from "./synonyms";

/** Settings of the search that the build hands to readers. */
export interface SearchOptions {
  readonly maxHits: number;
  /** Whether the words are highlighted on the page a reader opens. */
  readonly highlightResult: boolean;
  /** Words that mean the same here, and the words of other toolkits. */
  readonly synonyms: readonly SynonymGroup[];
}

/**
 * The documents of all pages, in columns, which compress better than records. A column has a line for each
 * document; an empty line is the usual case.
 */
export interface DocumentColumns {
  /** In the order of their documents, whose number comes last. */
  readonly pages: readonly (readonly [
    title: string,
    route: string,
    area: string,
    scope: DocumentScope,
    documents: number,
  ])[];
  /** In the API without the page's title: `.putInto` on the page `Piece`. */
  readonly headings: string;
  /** Empty for what follows from the heading; otherwise with `#`. */
  readonly anchors: string;
  /** Empty for a section. */
  readonly kinds: string;
  readonly excerpts: string;
  readonly signatures: string;
  /** `1` for minor documents. */
  readonly minor: string;
}

/** `/search-doc-{stamp}.json` */
export interface SearchDocumentFile {
  /** The stamp of the build, as in the file's name. */
  readonly stamp: string;
  readonly searchDocs: DocumentColumns;
  readonly options: SearchOptions;
}

const COLUMNS = [
  "headings",
  "anchors",
  "kinds",
  "excerpts",
  "signatures",
  "minor",
] as const satisfies readonly (keyof DocumentColumns)[];

const SECTION = "section";

/** The anchor that a heading has unless there is another of its name; of a symbol, that of its own name. */
function usualAnchor(heading: string, scope: DocumentScope): string {
  const name = scope === "api" ? heading.slice(heading.lastIndexOf(".") + 1) : heading;
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

const toLine = (text: string): string => text.replace(/\s+/g, " ");

/** A document's line in each column. */
function writeLines(
  { title, scope }: SearchPage,
  document: PageDocument,
): Record<(typeof COLUMNS)[number], string> {
  const { anchor, heading, kind, excerpt, signature = "", minor } = document;
  const isMember = scope === "api" && heading.startsWith(`${title}.`);
  return {
    headings: toLine(isMember ? heading.slice(title.length) : heading),
    anchors: anchor === usualAnchor(heading, scope) ? "" : `#${anchor}`,
    kinds: kind === SECTION ? "" : kind,
    excerpts: toLine(excerpt),
    signatures: toLine(signature),
    minor: minor ? "1" : "",
  };
}

/** Puts the documents of all pages into columns. White space of any kind becomes a space. */
export function writeColumns(pages: readonly SearchPage[]): DocumentColumns {
  const rows = pages.flatMap((page) => page.documents.map((each) => writeLines(page, each)));
  const column = (name: (typeof COLUMNS)[number]): string =>
    rows.map((row) => row[name]).join("\n");
  return {
    pages: pages.map(({ title, route, area, scope, documents }) => [
      title,
      route,
      area,
      scope,
      documents.length,
    ]),
    headings: column("headings"),
    anchors: column("anchors"),
    kinds: column("kinds"),
    excerpts: column("excerpts"),
    signatures: column("signatures"),
    minor: column("minor"),
  };
}

/** The document of a row, which has its line of each column. */
function readRow(row: readonly string[], title: string, scope: DocumentScope): PageDocument {
  const [written = "", anchor = "", kind = "", excerpt = "", signature = "", minor] = row;
  const heading = scope === "api" && written.startsWith(".") ? title + written : written;
  return {
    anchor: anchor === "" ? usualAnchor(heading, scope) : anchor.slice(1),
    heading,
    kind: kind === "" ? SECTION : kind,
    excerpt,
    ...(signature !== "" && { signature }),
    ...(minor === "1" && { minor: true }),
  };
}

/** The pages of a file with their documents, which `writeColumns` wrote. */
export function readColumns(columns: DocumentColumns): SearchPage[] {
  const lines = COLUMNS.map((name) => columns[name].split("\n"));
  const rows = (lines[0] ?? []).map((_, at) => lines.map((column) => column[at] ?? ""));
  let next = 0;
  return columns.pages.map(([title, route, area, scope, count]) => {
    const own = rows.slice(next, next + count);
    next += count;
    return { title, route, area, scope, documents: own.map((row) => readRow(row, title, scope)) };
  });
}

const isText = (value: unknown): value is string => typeof value === "string";

const isPage = (data: unknown): boolean =>
  Array.isArray(data) && data.length === 5 && data.slice(0, 4).every(isText) && data[4] >= 0;

/** Whether each column has as many lines as the pages have documents. */
function areColumns(data: unknown): data is DocumentColumns {
  const columns = (data ?? {}) as Partial<Record<keyof DocumentColumns, unknown>>;
  const { pages } = columns;
  if (!Array.isArray(pages) || !pages.every(isPage)) return false;
  const count = (pages as DocumentColumns["pages"]).reduce((sum, page) => sum + page[4], 0);
  return COLUMNS.every((name) => {
    const column = columns[name];
    return isText(column) && column.split("\n").length === Math.max(1, count);
  });
}

/** Checks the content of `/search-doc-{stamp}.json`; throws an `Error` when it is something else. */
export function checkDocumentFile(data: unknown): SearchDocumentFile {
  const { options, searchDocs, stamp } = (data ?? {}) as Partial<SearchDocumentFile>;
  const isWhole =
    isText(stamp) &&
    areColumns(searchDocs) &&
    typeof options?.maxHits === "number" &&
    Array.isArray(options.synonyms);
  if (!isWhole) throw new Error("the search documents are damaged");
  return data as SearchDocumentFile;
}
