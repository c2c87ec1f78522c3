/**
 * The asks of each document, by its number: the telling words of each. They are more than a quarter of what the
 * search downloads, so they are written in bits: for each word the gaps between the asks that have it, in Golomb's
 * code, which is close to optimal for gaps that nothing predicts (I. H. Witten, A. Moffat, T. C. Bell, Managing
 * Gigabytes, 3.3).
 */
export type DocumentAsks = readonly (readonly (readonly string[])[])[];

/** Characters that JSON does not escape, with 6 bits each. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6;
const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (character, value) => [character, value]),
);

interface BitWriter {
  /** Writes the lowest `count` bits of a number. */
  readonly write: (value: number, count: number) => void;
  readonly finish: () => string;
}

function openWriter(): BitWriter {
  const characters: string[] = [];
  let [value, filled] = [0, 0];
  const writeBit = (bit: number): void => {
    value = value * 2 + bit;
    filled += 1;
    if (filled < BITS) return;
    characters.push(ALPHABET[value] ?? "");
    [value, filled] = [0, 0];
  };
  return {
    write: (bits, count) => {
      for (let at = count - 1; at >= 0; at -= 1) writeBit((bits >> at) & 1);
    },
    finish: () => {
      while (filled > 0) writeBit(0);
      return characters.join("");
    },
  };
}

const DAMAGED = "the asks of the search index are damaged";

/** Reads numbers of so many bits from a text; throws an `Error` when it ends or has other characters. */
function openReader(text: string): (count: number) => number {
  let [next, value, left] = [0, 0, 0];
  return (count) => {
    let bits = 0;
    for (let at = 0; at < count; at += 1) {
      if (left === 0) {
        const read = VALUES.get(text[next] ?? "");
        if (read === undefined) throw new Error(DAMAGED);
        [value, left] = [read, BITS];
        next += 1;
      }
      left -= 1;
      bits = bits * 2 + ((value >> left) & 1);
    }
    return bits;
  };
}

/** How many bits a number from 0 needs. */
const lengthOf = (value: number): number => 32 - Math.clz32(value);

/** Most bits of a number behind its first one: damaged asks must not ask for all of the memory. */
const MAX_LENGTH = 12;

/** Writes a number from 0 in the gamma code of Elias: short for small ones. */
function writeGamma({ write }: BitWriter, value: number): void {
  const length = lengthOf(value + 1);
  if (length > MAX_LENGTH + 1) throw new Error(`${String(value)} asks are more than can be packed`);
  write(0, length - 1);
  write(value + 1, length);
}

function readGamma(read: (count: number) => number): number {
  let length = 0;
  while (read(1) === 0) length += 1;
  if (length > MAX_LENGTH) throw new Error(DAMAGED);
  return ((1 << length) | read(length)) - 1;
}

/** The divisor for the gaps between `found` of `total` places: half of the gaps are smaller. */
const divisorOf = (found: number, total: number): number =>
  Math.max(1, Math.round((Math.LN2 * total) / found));

/** Remainders below this one take a bit less than the others. */
const shortOnes = (divisor: number): number => (1 << lengthOf(divisor - 1)) - divisor;

function writeGap({ write }: BitWriter, gap: number, divisor: number): void {
  for (let rest = gap; rest >= divisor; rest -= divisor) write(1, 1);
  write(0, 1);
  const remainder = gap % divisor;
  const length = lengthOf(divisor - 1);
  const short = shortOnes(divisor);
  if (remainder < short) write(remainder, length - 1);
  else write(remainder + short, length);
}

function readGap(read: (count: number) => number, divisor: number): number {
  let gap = 0;
  while (read(1) === 1) gap += divisor;
  const length = lengthOf(divisor - 1);
  if (length === 0) return gap;
  const remainder = read(length - 1);
  const short = shortOnes(divisor);
  return gap + (remainder < short ? remainder : remainder * 2 + read(1) - short);
}

/** Packs asks; throws an `Error` when one of their words is not among `words`. */
export function packAsks(asks: DocumentAsks, words: readonly string[]): string {
  const writer = openWriter();
  for (const { length } of asks) writeGamma(writer, length);
  const all = asks.flat();
  const places = new Map<string, number[]>(words.map((word) => [word, []]));
  all.forEach((ask, at) => {
    for (const word of new Set(ask)) {
      const found = places.get(word);
      if (!found) throw new Error(`the index has no word "${word}"; build the site first`);
      found.push(at);
    }
  });
  for (const found of places.values()) {
    writeGamma(writer, found.length);
    const divisor = divisorOf(found.length, all.length);
    found.forEach((at, index) => {
      writeGap(writer, at - (found[index - 1] ?? -1) - 1, divisor);
    });
  }
  return writer.finish();
}

/**
 * The asks of so many documents, each with its words in the order of `words`. Throws an `Error` when the text cannot be
 * one that `packAsks` wrote for as many words.
 */
export function unpackAsks(
  text: string,
  words: readonly string[],
  documents: number,
): DocumentAsks {
  const read = openReader(text);
  const asks = Array.from({ length: documents }, () =>
    Array.from({ length: readGamma(read) }, (): string[] => []),
  );
  const all = asks.flat();
  for (const word of words) {
    const found = readGamma(read);
    const divisor = divisorOf(found, all.length);
    let at = -1;
    for (let index = 0; index < found; index += 1) {
      at += 1 + readGap(read, divisor);
      const ask = all[at];
      if (!ask) throw new Error("the search index names an ask that does not exist");
      ask.push(word);
    }
  }
  return asks;
}
