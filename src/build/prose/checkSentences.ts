import type { Problem } from "../../shared/problem";
import { CODE_MARK } from "./passages";
import type { Sentence } from "./sentences";

/** The longest sentence that a page may have, in words. */
export const MAX_WORDS = 45;

/** The beginning of a sentence, for a message on one line. */
function opening({ text }: Sentence): string {
  const line = text.replace(/\s+/g, " ").replaceAll(CODE_MARK, "`…`");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** Finds the sentences that are too long. */
export function checkSentences(sentences: readonly Sentence[], file: string): Problem[] {
  return sentences
    .filter(({ words }) => words.length > MAX_WORDS)
    .map((sentence) => ({
      file,
      line: sentence.line,
      what: `a sentence has ${String(sentence.words.length)} words, ${String(MAX_WORDS)} are allowed: "${opening(sentence)}".`,
      fix: "make two of it, or a list.",
    }));
}
