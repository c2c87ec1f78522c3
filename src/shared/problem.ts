import { editDistance } from "./editDistance";

/** One thing that is wrong with what an author wrote, with everything needed to fix it. */
export interface Problem {
  /** Path relative to the repository. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number | undefined;
  /** What is wrong, with the offending value in double quotes. */
  readonly what: string;
  /** The valid values. */
  readonly valid?: readonly string[] | undefined;
  /** One thing to do. */
  readonly fix?: string | undefined;
  /** A broken link, anchor or image: `gatsby build` only warns about it; the checks fail. */
  readonly warning?: true | undefined;
}

/** The known names nearest to a name, the nearest first, even if the writer cannot have meant them. */
export function listNearest(name: string, known: readonly string[], count = 6): string[] {
  return rankByDistance(name, known)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function rankByDistance(
  name: string,
  known: readonly string[],
): { readonly candidate: string; readonly distance: number }[] {
  return known
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate));
}

/** The name a writer most likely meant, if one is within two edits or a third of the word's length. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const best = rankByDistance(name, known)[0];
  // A word with every letter replaced is another word, however short it is.
  const limit = Math.min(Math.max(2, name.length / 3), name.length - 1);
  return best && best.distance <= limit ? best.candidate : undefined;
}

/** The valid values in the order in which authors look for them: D2 comes before D10. */
export function listValid({ valid = [] }: Pick<Problem, "valid">): readonly string[] {
  const key = (value: string): string => value.replace(/\d+/g, (digits) => digits.padStart(6, "0"));
  return [...valid].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Renders a problem as the text an author reads: location and description, valid values, the fix. */
export function formatProblem(problem: Problem): string {
  const { file, line, what, fix } = problem;
  const valid = listValid(problem);
  const where = line === undefined ? file : `${file}:${String(line)}`;
  return [
    `${where}: ${what}`,
    ...(valid.length > 0 ? [`  Valid: ${valid.join(", ")}.`] : []),
    ...(fix === undefined ? [] : [`  Fix: ${fix}`]),
  ].join("\n");
}

/** All problems of a run in one list, by file and line. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const count = problems.length === 1 ? "1 problem" : `${String(problems.length)} problems`;
  return `${count} in the content:\n\n${sorted.map(formatProblem).join("\n\n")}\n`;
}
