import { readAscending, readNumbers, writeAscending, writeNumber } from "./numbers";

/** The asks of each document, by its number: the telling words of each, at least one. */
export type DocumentAsks = readonly (readonly (readonly string[])[])[];

/** Asks as the index holds them, numbered through all documents. */
export interface PackedAsks {
  /** How many asks each document has. */
  readonly counts: string;
  /** A line for each word: the steps from ask to ask; empty for a word that only texts have. */
  readonly places: string;
}

/** Packs asks; throws an `Error` when one of their words is not among `words`. */
export function packAsks(asks: DocumentAsks, words: readonly string[]): PackedAsks {
  const places = new Map<string, number[]>(words.map((word) => [word, []]));
  asks.flat().forEach((ask, at) => {
    for (const word of new Set(ask)) {
      const found = places.get(word);
      if (!found) throw new Error(`the index has no word "${word}"; build the site first`);
      found.push(at);
    }
  });
  return {
    counts: asks.map(({ length }) => writeNumber(length)).join(""),
    places: [...places.values()].map(writeAscending).join("\n"),
  };
}

/**
 * The asks of so many documents, each with its words in the order of `words`. Throws an `Error` when they cannot be
 * what `packAsks` wrote for as many words and documents.
 */
export function unpackAsks(
  { counts, places }: PackedAsks,
  words: readonly string[],
  documents: number,
): DocumentAsks {
  const lengths = readNumbers(counts);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const lines = words.length === 0 ? [] : places.split("\n");
  // Each ask has a word, and each place takes a character: damaged counts do not ask for all of the memory.
  const isWhole =
    lengths.length === documents && lines.length === words.length && total <= places.length;
  if (!isWhole) throw new Error("the asks of the search index are damaged");
  const asks = lengths.map((length) => Array.from({ length }, (): string[] => []));
  const all = asks.flat();
  words.forEach((word, at) => {
    for (const place of readAscending(lines[at] ?? "")) {
      const ask = all[place];
      if (!ask) throw new Error("the search index names an ask that does not exist");
      ask.push(word);
    }
  });
  return asks;
}
