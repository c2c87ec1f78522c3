import { editDistance } from "../editDistance";

/** Which letters a word has, one bit for each of 32 classes of characters. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Prepares words for finding which of them are nearest to another one: those with the fewest edits, at
 * most `limit`. Words with other letters are skipped without counting.
 */
export function openTypos(words: readonly string[]): (word: string, limit: number) => string[] {
  let bits: Int32Array | undefined;
  return (word, limit) => {
    bits ??= Int32Array.from(words, letterBits);
    const own = letterBits(word);
    let fewest = limit;
    let nearest: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const other = words[at] ?? "";
      if (Math.abs(word.length - other.length) > fewest) continue;
      // One edit removes at most one letter and adds one.
      if (countBits(own ^ (bits[at] ?? 0)) > 2 * fewest) continue;
      const slips = editDistance(word, other, fewest);
      if (slips > fewest) continue;
      if (slips < fewest) nearest = [];
      fewest = slips;
      nearest.push(other);
    }
    return nearest;
  };
}
