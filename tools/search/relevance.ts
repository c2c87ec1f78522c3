import { readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readText } from "../../src/node/files/readText";
import {
  openSearch,
  type AnswerSearch,
  type SearchDocumentFile,
} from "../../src/shared/search/answer";
import { readAskFile } from "../../src/node/gatsby/askFile";
import { toAskWords } from "../../src/node/gatsby/searchFiles";
import { numberDocuments } from "../../src/shared/search/document";
import { readColumns } from "../../src/shared/search/documentFile";
import { packAsks } from "../../src/shared/search/packedAsks";
import { stemOf } from "../../src/shared/search/vocabulary";
import { textTokens } from "../../src/shared/search/words";
import { unpackWords, type PackedIndex } from "../../src/shared/search/packedIndex";

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

/**
 * Sets that are kept apart: one that the ranking was made with, one by people who did not know the site, and one of people
 * at work on a game.
 */
const QUERY_FILES = {
  known: "tests/built/relevance.yml",
  unseen: "tests/built/questions.yml",
  situations: "tests/built/situations.yml",
};

const ASK_FILE = "content/asks.yml";

type QuerySet = keyof typeof QUERY_FILES;

/** The questions of a set. */
export function readQueries(set: QuerySet): RelevanceQuery[] {
  const groups = parse(readText(QUERY_FILES[set])) as Readonly<
    Record<string, readonly Omit<RelevanceQuery, "group">[]>
  >;
  return Object.entries(groups).flatMap(([group, queries]) =>
    queries.map((query) => ({ ...query, group })),
  );
}

/** The two files of a built site's search; throws an `Error` when one is missing. */
export function readSearchFiles(dist: string): {
  documents: SearchDocumentFile;
  index: PackedIndex;
} {
  const read = (name: string): unknown => {
    const file = readdirSync(dist).find((each) => each.startsWith(`${name}-`));
    if (file === undefined) throw new Error(`${dist} has no ${name} file; build the site first.`);
    return JSON.parse(readText(path.join(dist, file)));
  };
  return {
    documents: read("search-doc") as SearchDocumentFile,
    index: read("lunr-index") as PackedIndex,
  };
}

/** Share of the questions, from 0 to 1, whose right answer ranks in one of the first places. */
export function shareWithin(rows: readonly RelevanceRow[], places: number): number {
  return rows.filter(({ place }) => place >= 1 && place <= places).length / rows.length;
}

/** The mean of 1 / place, from 0 to 1; a question without its answer counts 0. */
export function meanReciprocalRank(rows: readonly RelevanceRow[]): number {
  return rows.reduce((sum, { place }) => sum + (place === 0 ? 0 : 1 / place), 0) / rows.length;
}

function askQuery(answer: AnswerSearch, query: RelevanceQuery): RelevanceRow {
  const urls = answer({ text: query.ask, scope: "all" }).hits.map(({ document }) => document.url);
  return {
    ...query,
    place: 1 + urls.findIndex((url) => query.expect.includes(url)),
    first: urls[0],
  };
}

/** Asks a built site the questions of a set. */
export function measureRelevance(dist: string, set: QuerySet): RelevanceRow[] {
  const { documents, index } = readSearchFiles(dist);
  const answer = openSearch(documents, index);
  return readQueries(set).map((query) => askQuery(answer, query));
}

/** What two questions have in common that differ only in order, form and common words. */
const toStems = (question: string): string =>
  [...new Set(textTokens(question).map(stemOf))].sort().join(" ");

/** The rows whose question nobody has written down as an ask in the same words: what the ranking finds by itself. */
export function listUnasked(rows: readonly RelevanceRow[]): RelevanceRow[] {
  const asked = new Set([...readAskFile(ASK_FILE).byUrl.values()].flat().map(toStems));
  return rows.filter(({ ask }) => !asked.has(toStems(ask)));
}

/**
 * Asks a built site what its own asks are, each on a search that does not have it: an estimate of how
 * questions fare that nobody has written down. Only every so many is tried, because each needs an index of
 * its own.
 */
export function crossCheckAsks(dist: string, step: number): RelevanceRow[] {
  const { documents, index } = readSearchFiles(dist);
  const urls = numberDocuments(readColumns(documents.searchDocs)).map(({ url }) => url);
  const { byUrl } = readAskFile(ASK_FILE);
  const words = unpackWords(index.words);
  const packWithout = (ask: string): PackedIndex["asks"] =>
    packAsks(
      urls.map((url) => toAskWords((byUrl.get(url) ?? []).filter((each) => each !== ask))),
      words,
    );
  return [...byUrl]
    .flatMap(([url, asks]) => asks.map((ask) => ({ ask, expect: [url], group: "asks" })))
    .filter((_, at) => at % step === 0)
    .map((query) => {
      const answer = openSearch(documents, { ...index, asks: packWithout(query.ask) });
      return askQuery(answer, query);
    });
}
