/**
 * Names of the interactive components a page may place on a line of its own. `src/islands/Island.tsx`
 * maps each to its component.
 */
export const ISLAND_NAMES = ["LayoutSandbox"] as const;

export type IslandName = (typeof ISLAND_NAMES)[number];
