/** The files a reader sees, in this order. */
export const SHOWN_FILES = ["game.ts", "ui.tsx", "style.css"] as const;

/** The regions of a source are for quoting parts of it, not for readers of the whole. */
export function withoutRegions(source: string): string {
  return source.replace(/^[ \t]*\/\/ (?:region\b.*|endregion)\n/gm, "").trimEnd();
}

/** How many lines a reader reads: empty ones and marks of regions do not count. */
export function countLines(source: string): number {
  return withoutRegions(source)
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}
