import { readAscending, readNumbers, writeAscending, writeNumber } from "./numbers";
import { packAsks, unpackAsks, type DocumentAsks, type PackedAsks } from "./packedAsks";

/** What lunr's index says, in a tenth of its size, with the asks. */
export interface PackedWords {
  readonly documents: number;
  /**
   * The words in ascending order, one per line: how many letters are shared with the line before, then
   * the rest.
   */
  readonly words: string;
  /** A line for each word: the steps from document to document; empty for a word that only asks have. */
  readonly places: string;
  /** What readers may ask that each document answers. */
  readonly asks: PackedAsks;
}

/**
 * `/lunr-index-{stamp}.json`. It holds only those words of the texts that the documents' file does not already show,
 * and those of asks.
 */
export interface PackedIndex extends PackedWords {
  /** The stamp of the build, as in the file's name. */
  readonly stamp: string;
  /** Words of ordinary English that are no typos, although they look like words of the site; written as `words`. */
  readonly english: string;
}

/** What a packed index says. */
export interface UnpackedIndex {
  /** The documents of each word of the texts. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly asks: DocumentAsks;
}

/** The part of lunr's serialized index that is kept. */
export interface LunrIndex {
  readonly invertedIndex: readonly (readonly [
    word: string,
    posting: { readonly text: Readonly<Record<string, unknown>> },
  ])[];
}

/**
 * Put around a word before lunr sees it. Its trimmer, stop words and stemmer leave such a word alone;
 * stems are compared at query time, so that names and beginnings of words are found too.
 */
const VERBATIM = "_";

/** Words in a form that lunr does not change. */
export function protectWords(words: readonly string[]): string[] {
  return words.map((word) => VERBATIM + word + VERBATIM);
}

/** Packs words that are in ascending order. */
export function packWords(words: readonly string[]): string {
  let before = "";
  return words
    .map((word) => {
      let shared = 0;
      while (shared < before.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return writeNumber(shared) + word.slice(shared);
    })
    .join("\n");
}

/**
 * Packs the index that lunr has built over `text`, a field of words that `protectWords` gave, with the asks of
 * all documents.
 */
export function packIndex({ invertedIndex }: LunrIndex, asks: DocumentAsks): PackedWords {
  const places = new Map(
    invertedIndex.map(([word, { text }]) => [
      word.slice(VERBATIM.length, -VERBATIM.length),
      Object.keys(text)
        .map(Number)
        .sort((a, b) => a - b),
    ]),
  );
  const words = [...new Set([...places.keys(), ...asks.flat(2)])].sort((a, b) => (a < b ? -1 : 1));
  return {
    documents: asks.length,
    words: packWords(words),
    places: words.map((word) => writeAscending(places.get(word) ?? [])).join("\n"),
    asks: packAsks(asks, words),
  };
}

/** The words of an index, in its order; throws an `Error` when they are damaged. */
export function unpackWords(words: string): string[] {
  if (words === "") return [];
  let before = "";
  return words.split("\n").map((line) => {
    // No word is so long that this number takes two characters.
    const [shared = 0] = readNumbers(line.slice(0, 1));
    before = before.slice(0, shared) + line.slice(1);
    return before;
  });
}

/** Reads an index; throws an `Error` when it is damaged. */
export function unpackIndex(index: PackedWords): UnpackedIndex {
  const { documents, asks } = index;
  const words = unpackWords(index.words);
  const lines = index.words === "" ? [] : index.places.split("\n");
  if (words.length !== lines.length) throw new Error("the search index has lost words or places");
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    const found = readAscending(lines[at] ?? "");
    if ((found.at(-1) ?? -1) >= documents)
      throw new Error("the search index names a document that is not");
    if (found.length > 0) places.set(word, found);
  });
  return { places, asks: unpackAsks(asks, words, documents) };
}
