/** A text that the site has added to, with a record of where the author wrote each line. */
export interface TracedText {
  readonly text: string;
  /** For each line of the text the 1-based line of the author's file that it comes from. */
  readonly origins: readonly number[];
}

/** Lines that replace others. */
export interface LineEdit {
  /** 1-based line of the text before any of the edits. */
  readonly line: number;
  /** How many lines are replaced, starting with that one; none for a text put before it. */
  readonly count: number;
  readonly text: string;
}

/** An author's text as it is. */
export function traceText(source: string): TracedText {
  return { text: source, origins: source.split("\n").map((_, index) => index + 1) };
}

/**
 * Replaces lines of a text. New lines are traced to the first replaced line, or to the line before if none is
 * replaced. The edits ascend and do not overlap.
 */
export function editLines(traced: TracedText, edits: readonly LineEdit[]): TracedText {
  const lines = traced.text.split("\n");
  const origins = [...traced.origins];
  for (const { line, count, text } of [...edits].reverse()) {
    const origin = origins[count > 0 ? line - 1 : line - 2] ?? 1;
    const added = text.split("\n");
    lines.splice(line - 1, count, ...added);
    origins.splice(line - 1, count, ...added.map(() => origin));
  }
  return { text: lines.join("\n"), origins };
}

/** Replaces the first line that is `mark`; computes the replacement only if there is such a line. */
export function replaceMark(traced: TracedText, mark: string, write: () => string): TracedText {
  const line = traced.text.split("\n").indexOf(mark) + 1;
  return line === 0 ? traced : editLines(traced, [{ line, count: 1, text: write() }]);
}

/** The author's line that a line of the text comes from; one beyond the end comes from the last. */
export function originOf({ origins }: TracedText, line: number): number {
  return origins[line - 1] ?? origins.at(-1) ?? line;
}
