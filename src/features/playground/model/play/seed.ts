/** Longest seed in UTF-16 code units. */
export const MAX_SEED = 80;

/** A seed that differs from the last; chance that readers see is no secret. */
export function nextSeed(seed: string): string {
  const [, word = seed, count = "1"] = /^(.*?)-(\d+)$/.exec(seed) ?? [];
  return `${word.slice(0, MAX_SEED - 8)}-${String(Number(count) + 1)}`;
}
