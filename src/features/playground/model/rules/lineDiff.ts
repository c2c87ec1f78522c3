import { diffArrays } from "diff";

/** Lines that differ between two texts: `removed` are in the first, `added` in the second. */
interface LineChange {
  /** Where it begins in the second text, from 1. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Beyond this many edits the whole text counts as one change: no reader compares so much, and they take their square. */
const MAX_EDITS = 1000;

/** What differs between two texts, line by line, from the top. */
export function lineDiff(before: string, after: string): LineChange[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  const parts = diffArrays(a, b, { maxEditLength: MAX_EDITS });
  if (!parts) return [{ line: 1, removed: a, added: b }];
  const changes: LineChange[] = [];
  let line = 1;
  for (const [index, { added, removed, value }] of parts.entries()) {
    const next = parts[index + 1];
    if (removed) changes.push({ line, removed: value, added: next?.added ? next.value : [] });
    else if (added && !parts[index - 1]?.removed) changes.push({ line, removed: [], added: value });
    if (!removed) line += value.length;
  }
  return changes;
}

/** How many lines differ; a line that was replaced counts once. */
export function countChangedLines(changes: readonly LineChange[]): number {
  return changes.reduce(
    (sum, { removed, added }) => sum + Math.max(removed.length, added.length),
    0,
  );
}
