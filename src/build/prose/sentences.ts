import { CODE_MARK, type Passage } from "./passages";
import type { Problem } from "../../shared/problem";

/** One sentence and where it begins. */
interface Sentence {
  readonly text: string;
  /** 1-based line of the file. */
  readonly line: number;
  readonly words: readonly string[];
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });
const WORD = new RegExp(`${CODE_MARK}|[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*`, "gu");

/** The words of a text; inline code counts as one. */
export function listWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The sentences of passages; labels have none. */
export function listSentences(passages: readonly Passage[]): Sentence[] {
  return passages
    .filter(({ kind }) => kind !== "label")
    .flatMap(({ text, lineAt }) =>
      [...SEGMENTER.segment(text)].map(({ segment, index }) => ({
        text: segment.trim(),
        line: lineAt(index),
        words: listWords(segment),
      })),
    )
    .filter(({ words }) => words.length > 0);
}

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
