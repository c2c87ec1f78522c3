import { CODE_MARK, type Passage } from "./passages";

/** One sentence and where it begins. */
export interface Sentence {
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
