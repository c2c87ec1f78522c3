import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { openSearch, type SearchDocumentFile } from "../../src/shared/search/answer";

/** A reader's question and the addresses that are right first answers. */
interface RelevanceQuery {
  readonly ask: string;
  readonly expect: readonly string[];
  /** Such as `typos`. */
  readonly group: string;
}

/** Where the right answer to a question ranked. */
interface RelevanceRow extends RelevanceQuery {
  /** From 1; 0 when it is not among the hits. */
  readonly place: number;
  readonly first?: string | undefined;
}

export function readQueries(): RelevanceQuery[] {
  const groups = parse(readFileSync("tests/built/relevance.yml", "utf8")) as Readonly<
    Record<string, readonly Omit<RelevanceQuery, "group">[]>
  >;
  return Object.entries(groups).flatMap(([group, queries]) =>
    queries.map((query) => ({ ...query, group })),
  );
}

/** The two files of a built site's search; throws an `Error` when one is missing. */
export function readSearchFiles(dist: string): { documents: SearchDocumentFile; index: unknown } {
  const read = (name: string): unknown => {
    const file = readdirSync(dist).find((each) => each.startsWith(`${name}-`));
    if (file === undefined) throw new Error(`${dist} has no ${name} file; build the site first.`);
    return JSON.parse(readFileSync(path.join(dist, file), "utf8"));
  };
  return { documents: read("search-doc") as SearchDocumentFile, index: read("lunr-index") };
}

/** Share of the questions, from 0 to 1, whose right answer ranks in one of the first places. */
export function shareWithin(rows: readonly RelevanceRow[], places: number): number {
  return rows.filter(({ place }) => place >= 1 && place <= places).length / rows.length;
}

/** Asks a built site all questions. */
export function measureRelevance(dist: string): RelevanceRow[] {
  const { documents, index } = readSearchFiles(dist);
  const answer = openSearch(documents, index);
  return readQueries().map((query) => {
    const urls = answer({ text: query.ask, scope: "all" }).hits.map(({ document }) => document.url);
    const place = 1 + urls.findIndex((url) => query.expect.includes(url));
    return { ...query, place, first: urls[0] };
  });
}
