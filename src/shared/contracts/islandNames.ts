/**
 * The interactive components a page may place on a line of its own, with the attributes that authors
 * may give each. `src/islands/Island.tsx` maps each to its component.
 */
export const ISLANDS = {
  /**
   * A game to play: `game` is its id, `move` how many moves of the recorded match come first, `seat` the seat
   * that the reader plays against bots.
   */
  GamePlayer: ["game", "move", "seat"],
  LayoutSandbox: [],
  /** The code, the table and the goals of a step of a course; the build places it. */
  TutorialStep: ["course", "step"],
  /** How much of a course, `tutorial` or `challenges`, the reader has done, and the next step; nothing for others. */
  TutorialProgress: ["course"],
  /** The list of all steps of a course. */
  TutorialSteps: ["course"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Those, and the one that the compiler makes from a fence with the flag `live`. */
export type IslandName = keyof typeof ISLANDS | "LiveCode";

export const ISLAND_NAMES: readonly string[] = Object.keys(ISLANDS);
