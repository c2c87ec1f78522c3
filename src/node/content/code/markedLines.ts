/** The most lines in a row that a colored ground makes stand out; a longer run gets a bar. */
const MOST = 4;

/** The opening tag of a marked line. Both are 1-based line numbers. */
export function openMark(line: number, marked: readonly number[]): string {
  let first = line;
  let last = line;
  while (marked.includes(first - 1)) first -= 1;
  while (marked.includes(last + 1)) last += 1;
  return last - first < MOST ? "<mark>" : '<mark class="bar">';
}
