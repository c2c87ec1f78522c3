/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A random number generator that gives the same numbers for the same seed (FNV-1a, then mulberry32). */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The items in random order (Fisher–Yates); the list itself does not change. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  const result: Item[] = [];
  while (rest.length > 0) {
    result.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return result;
}
