import type { SearchDocument } from "./document";
import type { UnpackedIndex } from "./packedIndex";
import { nameTokens, STOP_WORDS, textTokens } from "./words";

/** How much a word counts by where it occurs. */
const WEIGHT = { name: 6, page: 1.2, excerpt: 1.4, text: 1, ask: 1 } as const;
/** How much a name of many words reduces the weight of each. */
const NAME_LENGTH = 0.25;

/** The documents of one word, with its weight in each. */
export type Posting = ReadonlyMap<number, number>;

/** A document's own name without the class before it. */
export function ownName({ name, scope }: SearchDocument): string {
  return scope === "api" ? name.slice(name.lastIndexOf(".") + 1) : name;
}

/** The words around a name: the class of a member, the page of a section. */
function surroundings(document: SearchDocument): string {
  const { heading, scope, title } = document;
  if (scope !== "api") return heading === "" ? "" : title;
  return heading.slice(0, Math.max(0, heading.lastIndexOf(".")));
}

/** Combines where each word occurs: in names, asks, what the documents' file shows, and the index. */
export function collectPostings(
  documents: readonly SearchDocument[],
  { places, asks }: UnpackedIndex,
): ReadonlyMap<string, Posting> {
  const postings = new Map<string, Map<number, number>>();
  for (const [word, found] of places) {
    postings.set(word, new Map(found.map((document) => [document, WEIGHT.text])));
  }
  const add = (word: string, document: number, weight: number): void => {
    const posting = postings.get(word);
    if (posting) posting.set(document, (posting.get(document) ?? 0) + weight);
    else postings.set(word, new Map([[document, weight]]));
  };
  for (const document of documents) {
    const { id } = document;
    const names = new Set(nameTokens(ownName(document)));
    const telling = [...names].filter((word) => !STOP_WORDS.has(word)).length;
    const nameWeight = WEIGHT.name / (1 + NAME_LENGTH * Math.max(0, telling - 1));
    for (const word of names) add(word, id, nameWeight);
    for (const word of new Set(nameTokens(surroundings(document)))) add(word, id, WEIGHT.page);
    for (const word of new Set(textTokens(document.excerpt))) add(word, id, WEIGHT.excerpt);
    for (const word of new Set(asks[id]?.flat())) add(word, id, WEIGHT.ask);
  }
  return postings;
}
