import type { SearchDocument } from "./document";
import { ownName } from "./postings";
import type { Term } from "./terms";
import { nameTokens, squash, STOP_WORDS } from "./words";

/** Added to the score of the words, so that a name searched for comes before every text. */
const EXACT = { symbol: 400, page: 390, member: 300, section: 300, sameCase: 30, minor: -120 };
/** For a member named after a dot, whatever is before the dot: `deck.shuffle()`. */
const MEMBER_OF_ANY = 200;
/** For an ask that is the query, times the share of the words for one that has only some of them. */
const ASKED = 30;
/** For a name that begins as the query does. */
const BEGINS = 20;
/** For all words of the query in the name, times the share of the name that they cover. */
const IN_NAME = 30;
/** For a page or symbol named after the meaning of the query's only word. */
const SYNONYM_NAME = 25;
/** Factors applied to the score of the words. */
const FACTOR = { minor: 0.5, message: 0.6, samePage: 1.3, sameArea: 1.15, page: 1.1 };

/** What is compared in a document's name. */
export interface Name {
  readonly written: string;
  /** Letters and digits of the own name, and of the name with its class. */
  readonly squashed: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** Prepares the names of the documents, by id. */
export function readNames(documents: readonly SearchDocument[]): Name[] {
  return documents.map((document) => {
    const written = ownName(document);
    const all = nameTokens(written);
    const telling = all.filter((word) => !STOP_WORDS.has(word));
    const words = telling.length > 0 ? telling : all;
    return {
      written,
      squashed: [squash(written), squash(document.name)],
      words: new Set(words),
    };
  });
}

/** What ranking needs from a query. */
export interface RankedQuery {
  /** As the reader wrote it, without a `kind:` prefix. */
  readonly text: string;
  readonly squashed: string;
  /** The part after a dot, such as `shuffle` in `deck.shuffle()`. */
  readonly member?: string | undefined;
  readonly terms: readonly Term[];
  /** The alternatives of each term with their weights. */
  readonly asked: readonly ReadonlyMap<string, number>[];
  /** Whether the last word is not one of the site's: the reader is still typing it. */
  readonly isUnfinished: boolean;
  /** The meaning of the query's only word, in the site's own words; none for several words. */
  readonly meanings: readonly string[];
  /** Route of the current page, and the common prefix of its section's routes, such as `/game/`. */
  readonly route?: string | undefined;
  readonly folder?: string | undefined;
}

/**
 * Prepares a query for `rank`, which is called for hundreds of documents: everything that is the same for
 * each.
 */
export function prepareQuery(
  query: Pick<RankedQuery, "text" | "squashed" | "member" | "terms" | "route">,
): RankedQuery {
  const { terms, route } = query;
  const [only, next] = terms;
  const synonyms = only?.alternatives.filter(({ by }) => by === "synonym") ?? [];
  return {
    ...query,
    asked: terms.map(readAlternatives),
    isUnfinished: terms.at(-1)?.alternatives.some(({ by }) => by === "itself") !== true,
    meanings: next ? [] : synonyms.map(({ word }) => word),
    folder: /^\/[^/]+\//.exec(route ?? "")?.[0],
  };
}

/** The alternatives of a term; the greatest weight where one occurs twice. */
function readAlternatives({ alternatives }: Term): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { word, weight } of alternatives) {
    weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  }
  return weights;
}

function exactBonus(document: SearchDocument, name: Name, query: RankedQuery): number {
  const { heading, kind, minor, scope } = document;
  const base = (): number => {
    if (scope !== "api") return heading === "" ? EXACT.page : EXACT.section;
    return heading.includes(".") ? EXACT.member : EXACT.symbol;
  };
  const sameCase = query.text.includes(name.written) && kind !== "section" ? EXACT.sameCase : 0;
  return base() + sameCase + (minor ? EXACT.minor : 0);
}

/**
 * Share of a name's words that the query asks for, less where it uses other words; 0 when one of the
 * query's words is not in the name.
 */
function nameShare({ words }: Name, asked: RankedQuery["asked"]): number {
  let least = 1;
  for (const weights of asked) {
    let most = 0;
    for (const word of words) most = Math.max(most, weights.get(word) ?? 0);
    least = Math.min(least, most);
    if (least === 0) return 0;
  }
  return least * Math.min(1, asked.length / Math.max(1, words.size));
}

/** Whether a page, class or function is named after the meaning of the query's only word. */
function isMeant(
  { heading, scope }: SearchDocument,
  name: Name,
  meanings: readonly string[],
): boolean {
  if (meanings.length === 0) return false;
  const isWhole = scope === "api" ? !heading.includes(".") : heading === "";
  return isWhole && meanings.some((word) => name.squashed.includes(word));
}

/** Whether a member has the name that the query has after a dot. */
export function isMemberOfAny(
  { heading, scope }: SearchDocument,
  { squashed }: Name,
  { member }: RankedQuery,
): boolean {
  if (member === undefined || squashed[0] !== member) return false;
  return scope === "api" && heading.includes(".");
}

function nameBonus(document: SearchDocument, name: Name, query: RankedQuery): number {
  if (name.squashed.includes(query.squashed)) return exactBonus(document, name, query);
  if (isMemberOfAny(document, name, query)) {
    return MEMBER_OF_ANY + (document.minor ? EXACT.minor : 0);
  }
  const begins =
    query.isUnfinished && name.squashed.some((squashed) => squashed.startsWith(query.squashed));
  return (
    (begins ? BEGINS : 0) +
    (isMeant(document, name, query.meanings) ? SYNONYM_NAME : 0) +
    IN_NAME * nameShare(name, query.asked)
  );
}

/** Whether an address is a route, or an anchor of its page. */
function isOn(url: string, route: string | undefined): boolean {
  if (route === undefined || !url.startsWith(route)) return false;
  return url.length === route.length || url[route.length] === "#";
}

function factor(document: SearchDocument, { route, folder }: RankedQuery): number {
  const isNear = folder !== undefined && document.url.startsWith(folder);
  const place = isOn(document.url, route) ? FACTOR.samePage : isNear ? FACTOR.sameArea : 1;
  return (
    place *
    (document.minor ? FACTOR.minor : 1) *
    (document.kind === "message" ? FACTOR.message : 1) *
    (document.heading === "" ? FACTOR.page : 1)
  );
}

/** Minimum bonus of an exact name. */
const EXACT_FROM = 80;

/** The score of a document as an answer, from the score of its words and how well an ask matches, 0 to 1. */
export function rank(
  document: SearchDocument,
  name: Name,
  query: RankedQuery,
  { wordScore, ask }: { readonly wordScore: number; readonly ask: number },
): number {
  const bonus = nameBonus(document, name, query);
  // An exact name ranks above everything, whatever the current page is.
  if (bonus >= EXACT_FROM) return bonus + wordScore;
  return (wordScore + bonus + ASKED * ask) * factor(document, query);
}
