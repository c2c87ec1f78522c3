/** Where the sentences of a text end, in UTF-16 code units. */
export function sentenceEnds(text: string): number[] {
  // No lookbehind: browsers without it would reject the whole script.
  const ends = [...text.matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => index + 1);
  return ends.filter((end) => !/\b(?:e\.g|i\.e|etc)\.$/i.test(text.slice(0, end)));
}

/** The first sentence of a text, cut at a word when it is longer than `limit`. */
export function firstSentence(text: string, limit = 160): string {
  const sentence = text.slice(0, sentenceEnds(text)[0]);
  if (sentence.length <= limit) return sentence;
  return `${sentence
    .slice(0, limit + 1)
    .replace(/\s\S*$/, "")
    .trimEnd()}…`;
}
