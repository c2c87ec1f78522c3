/**
 * `/lunr-index-{stamp}.json`: what lunr's index says, in a sixth of its size. It holds only those words
 * of the texts that the documents' file does not already show.
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
  /** A line for each word: the steps from document to document, twice, plus 1 where the word counts for much. */
  readonly places: string;
}

/** Where a word of a text occurs. */
export interface Place {
  readonly document: number;
  /** Whether the document uses the word often for its length. */
  readonly telling: boolean;
}

/** The part of lunr's serialized index that is kept. */
export interface LunrIndex {
  readonly fieldVectors: readonly (readonly [field: string, vector: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [
    word: string,
    posting: {
      readonly _index: number;
      readonly text: Readonly<Record<string, unknown>>;
    },
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

/** Lunr's weight of a word in a document, as a multiple of what it gives the word's median document. */
const TELLING = 1.25;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Lunr's weights by document and number of the word. */
function readWeights({ fieldVectors }: LunrIndex): Map<string, Map<number, number>> {
  return new Map(
    fieldVectors.map(([field, vector]) => {
      const weights = new Map<number, number>();
      for (let at = 0; at + 1 < vector.length; at += 2) {
        weights.set(vector[at] ?? 0, vector[at + 1] ?? 0);
      }
      return [field.slice(field.indexOf("/") + 1), weights];
    }),
  );
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

function packPlaces(places: readonly Place[]): string {
  let before = -1;
  return places
    .map(({ document, telling }) => {
      const step = document - before - 1;
      before = document;
      return writeNumber(2 * step + (telling ? 1 : 0));
    })
    .join("");
}

/** Packs the index that lunr has built over `text`, a field of words that `protectWords` gave. */
export function packIndex(lunr: LunrIndex, documents: number): Omit<PackedIndex, "stamp"> {
  const weights = readWeights(lunr);
  const entries = lunr.invertedIndex
    .map(([word, { _index, text }]) => {
      const found = Object.keys(text).map((ref) => ({
        document: Number(ref),
        weight: weights.get(ref)?.get(_index) ?? 0,
      }));
      const usual = median(found.map(({ weight }) => weight));
      const places = found
        .sort((a, b) => a.document - b.document)
        .map(({ document, weight }) => ({ document, telling: weight > TELLING * usual }));
      return { word: word.slice(VERBATIM.length, -VERBATIM.length), places };
    })
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  return {
    documents,
    words: packWords(entries.map(({ word }) => word)),
    places: entries.map(({ places }) => packPlaces(places)).join("\n"),
  };
}

function unpackWords(words: string): string[] {
  let before = "";
  return words.split("\n").map((line) => {
    // No word is so long that this number takes two characters.
    const [shared = 0] = readNumbers(line.slice(0, 1));
    before = before.slice(0, shared) + line.slice(1);
    return before;
  });
}

/** Where each word occurs; throws an `Error` when the index is damaged. */
export function unpackIndex({ documents, words, places }: PackedIndex): Map<string, Place[]> {
  const names = words === "" ? [] : unpackWords(words);
  const lines = words === "" ? [] : places.split("\n");
  if (names.length !== lines.length) throw new Error("the search index has lost words or places");
  return new Map(
    names.map((name, at) => {
      let document = -1;
      const found = readNumbers(lines[at] ?? "").map((number) => {
        document += 1 + Math.floor(number / 2);
        return { document, telling: number % 2 === 1 };
      });
      if (document >= documents) throw new Error("the search index names a document that is not");
      return [name, found];
    }),
  );
}
