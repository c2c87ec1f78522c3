import { withoutRegions } from "../../../../src/build/games/regions";

export { withoutRegions };

/** The files a reader sees, in this order. */
export const SHOWN_FILES = ["game.ts", "ui.tsx", "style.css"] as const;

/** How many lines a reader reads: blank lines and region markers do not count. */
export function countLines(source: string): number {
  return withoutRegions(source)
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}

/** The 1-based lines of a source that `withoutRegions` leaves, in order. */
export function linesWithoutRegions(source: string): number[] {
  const isMark = (line: string): boolean => withoutRegions(`${line}\nx`) === "x";
  return source.split("\n").flatMap((line, index) => (isMark(line) ? [] : [index + 1]));
}
