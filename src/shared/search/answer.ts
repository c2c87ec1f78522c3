import {
  checkDocumentFile,
  unpackDocuments,
  type DocumentScope,
  type SearchDocument,
  type SearchDocumentFile,
} from "./document";
import { openAsks, type MatchAsks } from "./asks";
import { readKindPrefix } from "./kindPrefix";
import { findMessages } from "./messagePatterns";
import { unpackIndex, type PackedIndex } from "./packedIndex";
import { collectPostings, type Posting } from "./postings";
import {
  isMemberOfAny,
  prepareQuery,
  rank,
  rarityOf,
  readNames,
  scoreTerm,
  type Name,
  type RankedQuery,
} from "./rank";
import { readSynonyms } from "./synonyms";
import { lookUp, type Dictionary, type Term } from "./terms";
import { openVocabulary } from "./vocabulary";
import { readWords, squash } from "./words";

export type { SearchDocument, SearchDocumentFile };

export type SearchScope = "all" | DocumentScope;

/** A reader's query. Any string is a valid text. */
export interface SearchRequest {
  readonly text: string;
  readonly scope: SearchScope;
  /** Route of the current page; hits in the same sidebar section rank a little higher. */
  readonly route?: string | undefined;
}

export interface SearchHit {
  readonly document: SearchDocument;
  /** Decreases from hit to hit; only comparable within one answer. */
  readonly score: number;
  /** A question near to the reader's that the document answers in other words. */
  readonly ask?: string;
}

export interface SearchAnswer {
  /** Of the asked scope, best first, at most `options.maxHits`. */
  readonly hits: readonly SearchHit[];
  /** How many documents match in each scope, including those beyond the listed hits. */
  readonly counts: Readonly<Record<SearchScope, number>>;
  /** Words in lower case to highlight in excerpts and on the target page. */
  readonly words: readonly string[];
  /** The kind of a `kind:` prefix, such as `method`; to be shown as a chip. */
  readonly kind?: string;
  /** Words that occur nowhere, and the nearest ones that do, which the answer is for; in lower case. */
  readonly corrected?: readonly { readonly from: string; readonly to: string }[];
}

/** Answers requests; never throws. */
export type AnswerSearch = (request: SearchRequest) => SearchAnswer;

/** Longest text that is compared with names, in UTF-16 code units. */
const MAX_NAME = 200;

/** Score of a pasted message; above every name. */
const PASTED = 1000;

/** With fewer all-word answers than this, those that lack some words are answers too. */
const FEW = 5;

/** How much of an ask a query must match, from 0 to 1, for the ask alone to be an answer, and to be shown. */
const ASK_FOUND = 0.4;

interface Site {
  readonly documents: readonly SearchDocument[];
  readonly names: readonly Name[];
  readonly postings: ReadonlyMap<string, Posting>;
  readonly dictionary: Dictionary;
  readonly matchAsks: MatchAsks;
  readonly findPasted: (text: string) => SearchDocument[];
}

/**
 * What each document scores for the words of a query. Those with all words match; if they are few, so do all
 * with any, less the fewer and the more common of the words they have.
 */
function scoreDocuments({ terms }: RankedQuery, site: Site): Map<number, number> {
  const known = terms.filter(({ alternatives }) => alternatives.length > 0);
  const total = site.documents.length;
  const counts = new Uint8Array(total);
  const sums = new Float64Array(total);
  const covered = new Float64Array(total);
  let all = 0;
  for (const term of known) {
    const { scores, rarity } = scoreTerm(term, site.postings, total);
    all += rarity;
    scores.forEach((score, id) => {
      if (score === 0) return;
      sums[id] = (sums[id] ?? 0) + score;
      counts[id] = (counts[id] ?? 0) + 1;
      covered[id] = (covered[id] ?? 0) + rarity;
    });
  }
  const whole = counts.filter((count) => count === known.length).length;
  const least = whole < FEW ? 1 : known.length;
  const answers = new Map<number, number>();
  counts.forEach((count, id) => {
    if (count > 0 && count >= least) answers.set(id, ((sums[id] ?? 0) * (covered[id] ?? 0)) / all);
  });
  return answers;
}

/** Adds the documents whose name was searched for, though the index omits their words. */
function addNamesakes(scores: Map<number, number>, query: RankedQuery, site: Site): void {
  if (query.squashed === "") return;
  site.documents.forEach((document, id) => {
    const name = site.names[id];
    if (scores.has(id) || !name) return;
    if (name.squashed.includes(query.squashed) || isMemberOfAny(document, name, query)) {
      scores.set(id, 0);
    }
  });
}

function findHits(query: RankedQuery, site: Site): SearchHit[] {
  const scores = scoreDocuments(query, site);
  addNamesakes(scores, query, site);
  const asks = site.matchAsks(query.terms);
  for (const [id, { share }] of asks) {
    if (share >= ASK_FOUND) scores.set(id, scores.get(id) ?? 0);
  }
  const pasted = site.findPasted(query.text);
  for (const { id } of pasted) scores.set(id, scores.get(id) ?? 0);
  const places = new Map(pasted.map(({ id }, index) => [id, index]));
  const hits: SearchHit[] = [];
  for (const [id, wordScore] of scores) {
    const document = site.documents[id];
    const name = site.names[id];
    if (!document || !name) continue;
    const place = places.get(id);
    const { share = 0, text: ask } = asks.get(id) ?? {};
    const score =
      place === undefined ? rank(document, name, query, { wordScore, ask: share }) : PASTED - place;
    hits.push({ document, score, ...(ask !== undefined && share >= ASK_FOUND && { ask }) });
  }
  return hits;
}

/** All documents of a kind, by name: the answer to `class:` alone. */
function listAll(documents: readonly SearchDocument[]): SearchHit[] {
  return [...documents]
    .sort((a, b) => (a.heading < b.heading ? -1 : 1))
    .map((document, place) => ({ document, score: documents.length - place }));
}

/** The words to highlight: those searched for, and those they were taken to mean. */
function wordsToHighlight(terms: readonly Term[]): string[] {
  return [
    ...new Set(
      terms.flatMap(({ word, alternatives }) => [
        ...word.split(" "),
        ...alternatives.filter((other) => !other.word.startsWith(word)).map((other) => other.word),
      ]),
    ),
  ];
}

function countScopes(hits: readonly SearchHit[]): Record<SearchScope, number> {
  const counts = { all: hits.length, guides: 0, api: 0, games: 0 };
  for (const { document } of hits) counts[document.scope] += 1;
  return counts;
}

function answer(request: SearchRequest, site: Site, maxHits: number): SearchAnswer {
  const { kind, text, allows } = readKindPrefix(request.text);
  const terms = lookUp(readWords(text), site.dictionary);
  const isCorrected = terms.some(({ correctedFrom }) => correctedFrom !== undefined);
  const name = isCorrected ? terms.map(({ word }) => word).join(" ") : text.slice(0, MAX_NAME);
  const query = prepareQuery({
    text,
    squashed: squash(name),
    member: /^\s*[\w$]+[.#]([\w$]+)/.exec(name)?.[1]?.toLowerCase(),
    terms,
    route: request.route,
  });
  const isList = kind !== undefined && text === "";
  const hits = (isList ? listAll(site.documents) : findHits(query, site))
    .filter(({ document }) => allows(document.kind))
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
  const corrected = terms.flatMap(({ word, correctedFrom }) =>
    correctedFrom === undefined ? [] : [{ from: correctedFrom, to: word }],
  );
  return {
    hits: hits
      .filter(({ document }) => request.scope === "all" || document.scope === request.scope)
      .slice(0, maxHits),
    counts: countScopes(hits),
    words: wordsToHighlight(terms),
    ...(kind === undefined ? {} : { kind }),
    ...(corrected.length === 0 ? {} : { corrected }),
  };
}

function checkIndex(index: unknown, stamp: string, documents: number): PackedIndex {
  const found = index as Partial<PackedIndex> | null;
  if (typeof found?.words !== "string" || typeof found.places !== "string") {
    throw new Error("the search index is damaged");
  }
  if (found.stamp !== stamp || found.documents !== documents) {
    throw new Error("the search index and the search documents are of two builds");
  }
  return found as PackedIndex;
}

/**
 * Opens the two parsed files of the search. Throws an `Error` that says what is wrong when one of them is
 * damaged, or when they come from two different builds.
 */
export function openSearch(file: SearchDocumentFile, index: unknown): AnswerSearch {
  const { searchDocs, options, stamp } = checkDocumentFile(file);
  const documents = unpackDocuments(searchDocs);
  const places = unpackIndex(checkIndex(index, stamp, documents.length));
  const postings = collectPostings(documents, places);
  const countDocuments = (word: string): number => postings.get(word)?.size ?? 0;
  const site: Site = {
    documents,
    names: readNames(documents),
    postings,
    dictionary: {
      vocabulary: openVocabulary(postings.keys()),
      synonyms: readSynonyms(options.synonyms),
      countDocuments,
    },
    matchAsks: openAsks(documents, (word) => rarityOf(countDocuments(word), documents.length)),
    findPasted: findMessages(documents),
  };
  return (request) => answer(request, site, options.maxHits);
}
