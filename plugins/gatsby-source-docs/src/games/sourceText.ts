import { withoutRegions } from "../../../../src/lib/games/regions";

export { withoutRegions };

/** The files a reader sees, in this order. */
export const SHOWN_FILES = ["game.ts", "ui.tsx", "style.css"] as const;

/** How many lines a reader reads: empty ones and marks of regions do not count. */
export function countLines(source: string): number {
  return withoutRegions(source)
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}
