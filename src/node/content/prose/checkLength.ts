import type { Problem } from "../../../shared/problem";
import { CODE_MARK, type Passage } from "./passages";

/** How many words a page may have that readers read from its beginning to its end. */
const MAX_WORDS = 3000;

/** Pages in which readers look something up: the recipes and the reference. */
const LOOKED_UP = /^content\/(?:cookbook|reference)\//;

/** Inline code is a word of its own, whatever it contains. */
const WORD = new RegExp(`${CODE_MARK}|[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*`, "gu");

/** Finds a page to learn from that has too many words; blocks of code do not count. */
export function checkLength(passages: readonly Passage[], file: string): Problem[] {
  if (!file.endsWith(".mdx") || LOOKED_UP.test(file)) return [];
  const count = passages.reduce((sum, { text }) => sum + (text.match(WORD) ?? []).length, 0);
  if (count <= MAX_WORDS) return [];
  return [
    {
      file,
      what: `the page has ${String(count)} words; code blocks do not count.`,
      valid: [`up to ${String(MAX_WORDS)} words, except in the cookbook and the reference`],
      fix: "cut what another page says and link to it, or split the page.",
    },
  ];
}
