/** The first sentence of a text, cut at a word when it is longer than `limit`. */
export function firstSentence(text: string, limit = 160): string {
  // No lookbehind: browsers without it would reject the whole script.
  const ends = [...text.matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => index + 1);
  const end = ends.find((each) => !/\b(?:e\.g|i\.e|etc)\.$/.test(text.slice(0, each)));
  const sentence = text.slice(0, end);
  if (sentence.length <= limit) return sentence;
  return `${sentence.slice(0, limit + 1).replace(/\s+\S*$/, "")}…`;
}
