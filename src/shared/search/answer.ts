import { openAsks, type MatchAsks } from "./asks";
import { numberDocuments, type DocumentScope, type SearchDocument } from "./document";
import { checkDocumentFile, readColumns, type SearchDocumentFile } from "./documentFile";
import { readKindPrefix } from "./kindPrefix";
import { findMessages } from "./messagePatterns";
import { unpackIndex, unpackWords, type PackedIndex } from "./packedIndex";
import { collectPostings } from "./postings";
import { isMemberOfAny, prepareQuery, rank, readNames, type Name, type RankedQuery } from "./rank";
import { readSynonyms } from "./synonyms";
import { lookUp, type Dictionary, type Term } from "./terms";
import { openVocabulary } from "./vocabulary";
import { openWordScores, rarityOf, type ScoreWords } from "./wordScores";
import { readWords, squash, toPlain } from "./words";

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
  /** Words of a question near to the reader's that the document answers, though it does not use them all. */
  readonly asked?: readonly string[];
}

export interface SearchAnswer {
  /** Of the asked scope, best first, at most `options.maxHits`. */
  readonly hits: readonly SearchHit[];
  /** How many documents match in each scope, including those beyond the listed hits. */
  readonly counts: Readonly<Record<SearchScope, number>>;
  /** Whether nothing fits, so that the hits are only the nearest. */
  readonly isNear: boolean;
  /** Words in lower case to highlight in excerpts and on the target page. */
  readonly words: readonly string[];
  /** The kind of a `kind:` prefix, such as `method`; to be shown as a chip. */
  readonly kind?: string;
  /** Words that occur nowhere, and the nearest ones that do, which the answer is for; in lower case. */
  readonly corrected?: readonly { readonly from: string; readonly to: string }[];
}

/** Answers requests; never throws. */
export type AnswerSearch = (request: SearchRequest) => SearchAnswer;

/** Longest text that is read, such as a pasted message, and that is compared with names; in UTF-16 code units. */
const MAX_TEXT = 2000;
const MAX_NAME = 200;

/** Score of a pasted message; above every name. */
const PASTED = 1000;

/**
 * How much of a query, from 0 to 1, a document must have in order to fit. Words count as much as they are rare,
 * and one that the site does not have at all counts most.
 */
const FIT = 0.5;

/** Most hits when nothing fits. */
const NEAREST = 5;

/** How much of an ask a query must match, from 0 to 1, for the ask alone to be an answer, and to be shown. */
const ASK_FOUND = 0.4;

interface Site {
  readonly documents: readonly SearchDocument[];
  readonly names: readonly Name[];
  readonly scoreWords: ScoreWords;
  readonly dictionary: Dictionary;
  readonly matchAsks: MatchAsks;
  readonly findPasted: (text: string) => SearchDocument[];
}

/** The documents whose name was searched for; the index omits their words. */
function findNamesakes(query: RankedQuery, { documents, names }: Site): SearchDocument[] {
  if (query.squashed === "") return [];
  return documents.filter((document, id) => {
    const name = names[id];
    if (!name) return false;
    return name.squashed.includes(query.squashed) || isMemberOfAny(document, name, query);
  });
}

/** All hits, in any order, and whether one of them fits. */
function findHits(query: RankedQuery, site: Site): { hits: SearchHit[]; isNear: boolean } {
  const { scores, fit } = site.scoreWords(query.terms);
  const asks = site.matchAsks(query.terms);
  const near = [...asks].filter(([, { share }]) => share >= ASK_FOUND).map(([id]) => id);
  const pasted = site.findPasted(query.text);
  const named = [...findNamesakes(query, site), ...pasted].map(({ id }) => id);
  for (const id of [...near, ...named]) scores.set(id, scores.get(id) ?? 0);
  const places = new Map(pasted.map(({ id }, index) => [id, index]));
  const hits: SearchHit[] = [];
  for (const [id, wordScore] of scores) {
    const document = site.documents[id];
    const name = site.names[id];
    if (!document || !name) continue;
    const place = places.get(id);
    const { share = 0, words: asked } = asks.get(id) ?? {};
    const score =
      place === undefined ? rank(document, name, query, { wordScore, ask: share }) : PASTED - place;
    hits.push({ document, score, ...(asked && share >= ASK_FOUND && { asked }) });
  }
  return { hits, isNear: fit < FIT && near.length + named.length === 0 };
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
  const { kind, text, allows } = readKindPrefix(toPlain(request.text.slice(0, MAX_TEXT)));
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
  const found = isList ? { hits: listAll(site.documents), isNear: false } : findHits(query, site);
  const inOrder = found.hits
    .filter(({ document }) => allows(document.kind))
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
  const isNear = found.isNear && inOrder.length > 0;
  const hits = isNear ? inOrder.slice(0, NEAREST) : inOrder;
  const corrected = terms.flatMap(({ word, correctedFrom }) =>
    correctedFrom === undefined ? [] : [{ from: correctedFrom, to: word }],
  );
  return {
    hits: hits
      .filter(({ document }) => request.scope === "all" || document.scope === request.scope)
      .slice(0, maxHits),
    counts: countScopes(hits),
    isNear,
    words: wordsToHighlight(terms),
    ...(kind === undefined ? {} : { kind }),
    ...(corrected.length === 0 ? {} : { corrected }),
  };
}

function checkIndex(index: unknown, stamp: string, documents: number): PackedIndex {
  const found = index as Partial<PackedIndex> | null;
  const { counts, places }: Partial<PackedIndex["asks"]> = found?.asks ?? {};
  const isWhole = [found?.words, found?.places, found?.english, counts, places].every(
    (text) => typeof text === "string",
  );
  if (!isWhole) {
    throw new Error("the search index is damaged");
  }
  if (found?.stamp !== stamp || found.documents !== documents) {
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
  const documents = numberDocuments(readColumns(searchDocs));
  const checked = checkIndex(index, stamp, documents.length);
  const unpacked = unpackIndex(checked);
  const postings = collectPostings(documents, unpacked);
  const countDocuments = (word: string): number => postings.get(word)?.size ?? 0;
  const site: Site = {
    documents,
    names: readNames(documents),
    scoreWords: openWordScores(documents.length, postings),
    dictionary: {
      vocabulary: openVocabulary(postings.keys()),
      synonyms: readSynonyms(options.synonyms),
      english: new Set(unpackWords(checked.english)),
      countDocuments,
    },
    matchAsks: openAsks(unpacked.asks, (word) => rarityOf(countDocuments(word), documents.length)),
    findPasted: findMessages(documents),
  };
  return (request) => answer(request, site, options.maxHits);
}
