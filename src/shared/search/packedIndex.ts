import { packAsks, unpackAsks, type DocumentAsks } from "./packedAsks";

/**
 * `/lunr-index-{stamp}.json`: what lunr's index says, in a tenth of its size. It holds only those words
 * of the texts that the documents' file does not already show, and those of asks.
 */
export interface PackedIndex {
  /** The stamp of the build, as in the file's name. */
  readonly stamp: string;
  readonly documents: number;
  /**
   * The words in ascending order, one per line: how many letters are shared with the line before, then
   * the rest.
   */
  readonly words: string;
  /** A line for each word: the steps from document to document; empty for a word that only asks have. */
  readonly places: string;
  /** What readers may ask that each document answers, in bits (`packAsks`). */
  readonly asks: string;
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

/**
 * Printable characters that JSON does not escape; those in the first half end a number, those in the
 * second continue it.
 */
const DIGITS = Array.from({ length: 92 }, (_, index) => String.fromCharCode(index + 35))
  .filter((digit) => digit !== "\\")
  .slice(0, 90);
const BASE = DIGITS.length / 2;
const VALUES: ReadonlyMap<string, number> = new Map(DIGITS.map((digit, value) => [digit, value]));

/** Writes an integer from 0 as one character if it is small, otherwise as a few. */
export function writeNumber(value: number): string {
  const digit = DIGITS[value] ?? "";
  return value < BASE
    ? digit
    : (DIGITS[BASE + (value % BASE)] ?? "") + writeNumber(Math.floor(value / BASE));
}

/** The numbers of a text that `writeNumber` wrote; throws an `Error` for any other text. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (const character of text) {
    const digit = VALUES.get(character);
    if (digit === undefined) throw new Error(`"${character}" is no digit of the search index`);
    value += (digit % BASE) * place;
    place *= BASE;
    if (digit >= BASE) continue;
    numbers.push(value);
    value = 0;
    place = 1;
  }
  if (place !== 1) throw new Error("a number of the search index has no end");
  return numbers;
}

function packWords(words: readonly string[]): string {
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

function packPlaces(documents: readonly number[]): string {
  return documents.map((id, at) => writeNumber(id - (documents[at - 1] ?? -1) - 1)).join("");
}

/**
 * Packs the index that lunr has built over `text`, a field of words that `protectWords` gave, with the asks of
 * all documents.
 */
export function packIndex(
  { invertedIndex }: LunrIndex,
  asks: DocumentAsks,
): Omit<PackedIndex, "stamp"> {
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
    places: words.map((word) => packPlaces(places.get(word) ?? [])).join("\n"),
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
export function unpackIndex(index: PackedIndex): UnpackedIndex {
  const { documents, asks } = index;
  const words = unpackWords(index.words);
  const lines = index.words === "" ? [] : index.places.split("\n");
  if (words.length !== lines.length) throw new Error("the search index has lost words or places");
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    let document = -1;
    const found = readNumbers(lines[at] ?? "").map((step) => (document += 1 + step));
    if (document >= documents) throw new Error("the search index names a document that is not");
    if (found.length > 0) places.set(word, found);
  });
  return { places, asks: unpackAsks(asks, words, documents) };
}
