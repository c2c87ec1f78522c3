import { z } from "zod";
import { parseEntries, type EntryList } from "../fields/entryList";
import type { Problem } from "../../../shared/problem";
import type { Passage } from "./passages";

const termSchema = z.strictObject({
  /** What to write instead. */
  write: z.string().min(1),
  /** Words and phrases that mean the same, ignoring case. */
  avoid: z.array(z.string().regex(/^[A-Za-z][A-Za-z .-]*$/, "a word, or some words")).min(1),
  /** The reason, as a sentence. */
  why: z.string().min(1),
});

/** A term of this site, and the synonyms that it does not use. */
export type Term = z.infer<typeof termSchema>;

/** Reads `docs/terms.yml`. */
export function parseTerms(yaml: string, file: string): EntryList<Term> {
  return parseEntries(yaml, file, {
    schema: termSchema,
    key: "write",
    example: "- write: popout",
    duplicateFix: "put their words under one of them.",
  });
}

/** Words as one pattern: whole words, with any whitespace between those of a phrase. */
function toPattern(words: readonly string[]): RegExp {
  const all = words.map((word) => word.replaceAll(".", "\\.").replace(/ +/g, "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
}

/** Finds the words that the site does not use, each with what to write and why. */
export function checkTerms(
  passages: readonly Passage[],
  terms: readonly Term[],
  file: string,
): Problem[] {
  return terms.flatMap(({ write, avoid, why }) =>
    passages.flatMap(({ text, lineAt }) =>
      [...text.matchAll(toPattern(avoid))]
        .filter(([word]) => word !== write)
        .map(({ 0: word, index }) => ({
          file,
          line: lineAt(index),
          what: `"${word}" is not a word of this site. ${why}`,
          fix: `write "${write}".`,
        })),
    ),
  );
}
