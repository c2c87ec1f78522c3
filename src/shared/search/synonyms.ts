/** Readers' words, and the words of these pages that they mean; all in lower case. */
export interface SynonymGroup {
  readonly words: readonly string[];
  readonly mean: readonly string[];
}

/** The words of the pages that each reader's word means. */
export function readSynonyms(
  groups: readonly SynonymGroup[],
): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, string[]>();
  for (const { words, mean } of groups) {
    for (const word of words) meanings.set(word, [...(meanings.get(word) ?? []), ...mean]);
  }
  return meanings;
}

const isWord = (word: unknown): word is string =>
  typeof word === "string" && word !== "" && word === word.toLowerCase();

/** Checks the groups of a file; throws an `Error` that names the first group that is wrong. */
export function parseSynonyms(data: unknown, file: string): SynonymGroup[] {
  const groups: readonly unknown[] = Array.isArray(data) ? data : [data];
  return groups.map((group, index) => {
    const { words, mean } = (group ?? {}) as { words?: unknown; mean?: unknown };
    const lists = [words, mean];
    if (!lists.every((list) => Array.isArray(list) && list.length > 0 && list.every(isWord))) {
      throw new Error(
        `${file}: entry ${String(index + 1)} is no group of synonyms.\n` +
          "  A group has two lists of words in lower case, words and mean.\n" +
          "  Fix: write it as in `- words: [dice, die]`, then `mean: [d6]`.",
      );
    }
    return { words: words as string[], mean: mean as string[] };
  });
}
