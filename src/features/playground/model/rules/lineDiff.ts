/** Lines that differ between two texts: `removed` of the first stood where `added` of the second stand. */
export interface LineChange {
  /** Where it begins in the second text, from 1. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Beyond this many pairs of lines the middle counts as one change: no reader compares so much. */
const MAX_PAIRS = 1_000_000;

/** Lengths of the longest common subsequences of all ends of two lists of lines. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = rows[i];
      const below = rows[i + 1];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** Walks through both lists and gathers what only one of them has. */
function changesBetween(a: readonly string[], b: readonly string[], offset: number): LineChange[] {
  if (a.length * b.length > MAX_PAIRS) return [{ line: offset + 1, removed: a, added: b }];
  const lengths = commonLengths(a, b);
  const rest = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      [i, j] = [i + 1, j + 1];
      continue;
    }
    const [fromA, fromB] = [i, j];
    while ((i < a.length || j < b.length) && !(i < a.length && j < b.length && a[i] === b[j])) {
      if (i < a.length && (j === b.length || rest(i + 1, j) >= rest(i, j + 1))) i += 1;
      else j += 1;
    }
    changes.push({
      line: offset + fromB + 1,
      removed: a.slice(fromA, i),
      added: b.slice(fromB, j),
    });
  }
  return changes;
}

/** What differs between two texts, line by line, from the top. */
export function lineDiff(before: string, after: string): LineChange[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = (lines: string[]): string[] => lines.slice(start, lines.length - end);
  return changesBetween(middle(a), middle(b), start);
}

/** How many lines differ; a line that was replaced counts once. */
export function countChangedLines(changes: readonly LineChange[]): number {
  return changes.reduce(
    (sum, { removed, added }) => sum + Math.max(removed.length, added.length),
    0,
  );
}
