import type { IndexEntry } from "../../shared/contracts/apiPage";
import { splitMatches, type TextPart } from "../../shared/search/splitMatches";

/** A single letter would match nearly every sentence. */
const MIN_SUMMARY_WORD = 2;

/** A name is also searched inside its words, so that "board" finds `chooseOnBoard`. */
export function markName(name: string, words: readonly string[]): TextPart[] {
  return splitMatches(name, words, "anywhere");
}

/** A sentence is searched only where words begin. */
export function markSummary(summary: string, words: readonly string[]): TextPart[] {
  const long = words.filter(({ length }) => length >= MIN_SUMMARY_WORD);
  return splitMatches(summary, long, "word start");
}

const isMatch = ({ match }: TextPart): boolean => match;

/** Whether an entry has all words, which are in lower case, as `toWords` gives them. */
export function hasWords(
  { name, summary }: Pick<IndexEntry, "name" | "summary">,
  words: readonly string[],
): boolean {
  return words.every(
    (word) => markName(name, [word]).some(isMatch) || markSummary(summary, [word]).some(isMatch),
  );
}
