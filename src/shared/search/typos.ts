/** The edits between the prefixes of two words, up to each letter of the second. */
type Row = number[];

/**
 * Fills the row of the `i`th letter of `from`, from the two rows before. Returns its minimum. Written out
 * in plain loops, because a reader's typo runs it for hundreds of words before any of it is compiled.
 */
function fillRow(
  row: Row,
  from: string,
  to: string,
  i: number,
  [before, last]: [Row, Row],
): number {
  const letter = from[i - 1];
  const previous = from[i - 2];
  let least = i;
  row[0] = i;
  for (let j = 1; j <= to.length; j += 1) {
    const other = to[j - 1];
    let slips = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
    slips = Math.min(slips, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    const isExchanged = j > 1 && previous === other && letter === to[j - 2];
    if (isExchanged) slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
    row[j] = slips;
    if (slips < least) least = slips;
  }
  return least;
}

/**
 * Number of edits between two words, where a letter is wrong, missing, extra, or swapped with the next.
 * Stops counting at `limit`: beyond it, the result is `Infinity`.
 */
export function countSlips(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity;
  let before: Row = [];
  let row: Row = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    if (fillRow(row, from, to, i, [before, last]) > limit) return Infinity;
    [before, last, row] = [last, row, before];
  }
  const slips = last[to.length] ?? Infinity;
  return slips <= limit ? slips : Infinity;
}

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
      const slips = countSlips(word, other, fewest);
      if (slips > fewest) continue;
      if (slips < fewest) nearest = [];
      fewest = slips;
      nearest.push(other);
    }
    return nearest;
  };
}
