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
export function editDistance(from: string, to: string, limit = Infinity): number {
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
