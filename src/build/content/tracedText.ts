/** A text that the site has written into, whose lines know where the author wrote them. */
export interface TracedText {
  readonly text: string;
  /** For each line of the text the 1-based line of the author's file that it comes from. */
  readonly origins: readonly number[];
}

/** Lines that give way to others. */
export interface LineEdit {
  /** 1-based line of the text before any of the edits. */
  readonly line: number;
  /** How many lines give way, from that one on; none for a text put before it. */
  readonly count: number;
  readonly text: string;
}

/** An author's text as it stands; line ends become `\n`, so that lines count alike everywhere. */
export function traceText(source: string): TracedText {
  const text = source.replace(/\r\n?/g, "\n");
  return { text, origins: text.split("\n").map((_, index) => index + 1) };
}

/**
 * Replaces lines of a text. New lines come from the first line that gives way, or from the line before
 * where none does. The edits ascend and do not overlap.
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

/** Replaces the first line that is `mark`, without asking for the text where there is none. */
export function replaceMark(traced: TracedText, mark: string, write: () => string): TracedText {
  const line = traced.text.split("\n").indexOf(mark) + 1;
  return line === 0 ? traced : editLines(traced, [{ line, count: 1, text: write() }]);
}

/** The author's line that a line of the text comes from; one beyond the end comes from the last. */
export function originOf({ origins }: TracedText, line: number): number {
  return origins[line - 1] ?? origins.at(-1) ?? line;
}
