import type { SearchDocument } from "./document";
import type { UnpackedIndex } from "./packedIndex";
import { nameTokens, STOP_WORDS, textTokens } from "./words";

/** How much a word counts in a name; everywhere else, it counts 1. */
const IN_NAME = 6;
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
    postings.set(word, new Map(found.map((document) => [document, 1])));
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
    const nameWeight = IN_NAME / (1 + NAME_LENGTH * Math.max(0, telling - 1));
    for (const word of names) add(word, id, nameWeight);
    const others = [
      nameTokens(surroundings(document)),
      textTokens(document.excerpt),
      asks[id]?.flat() ?? [],
    ];
    for (const words of others) for (const word of new Set(words)) add(word, id, 1);
  }
  return postings;
}
