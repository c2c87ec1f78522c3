import { CODE_MARK, type Passage } from "./passages";
import { listSentences } from "./sentences";

/** Endings that are written but not spoken: take, takes, played; but not table, boxes or wanted. */
const SILENT = /(?<=[^aeiouyl])e$|(?<=[^aeiouylsxzhgc])es$|(?<=[^aeioutd])ed$/;

/**
 * About how many syllables an English word has: its vowels, of which two in a row sound as one. A
 * name in code counts as one, since readers take it in as a picture.
 */
export function countSyllables(word: string): number {
  if (word === CODE_MARK || /^\d+$/.test(word)) return 1;
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = letters.replace(SILENT, "").replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/**
 * Flesch reading ease of running text: about 100 for a children's book, 60 for plain English, below
 * 30 for a law. Tables are left out, whose cells are hardly sentences. `undefined` without a sentence.
 */
export function readingEase(passages: readonly Passage[]): number | undefined {
  const sentences = listSentences(passages.filter(({ kind }) => kind === "text"));
  if (sentences.length === 0) return undefined;
  const words = sentences.flatMap((sentence) => sentence.words);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}
