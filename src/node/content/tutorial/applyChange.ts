/** A file with a change applied. */
export interface AppliedChange {
  readonly text: string;
  /** The 1-based lines of the text before, after which lines are added or at which lines are removed. */
  readonly places: readonly number[];
}

/** Why a change cannot be applied; `line` is the 1-based line of the change. */
export interface ChangeFault {
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** What separates two places of a change. */
const GAP = "…";

/** Lines of a change that follow each other in the file. */
interface Place {
  /** 1-based line of the change. */
  readonly line: number;
  readonly lines: readonly string[];
}

function toPlaces(change: string): Place[] {
  const places: { line: number; lines: string[] }[] = [{ line: 1, lines: [] }];
  for (const [index, line] of change.split("\n").entries()) {
    if (line.trim() === GAP) places.push({ line: index + 2, lines: [] });
    else places.at(-1)?.lines.push(line);
  }
  return places;
}

const isChanged = (line: string): boolean => /^[+-]/.test(line);

/** A line without the sign before it; editors strip the sign of an empty one. */
const code = (line: string): string => line.slice(1);

/** The index at which lines follow each other, from a line on: all of them, so that a second one is seen. */
function findLines(text: readonly string[], lines: readonly string[], from: number): number[] {
  const last = text.length - lines.length;
  return text.flatMap((_, start) =>
    start >= from && start <= last && lines.every((line, index) => text[start + index] === line)
      ? [start]
      : [],
  );
}

function findPlace(text: readonly string[], place: Place, from: number): number | ChangeFault {
  const before = place.lines.filter((line) => !line.startsWith("+")).map(code);
  const { line } = place;
  if (before.length === 0) {
    const what = "a place of the change has no line of the file before it.";
    return { line, what, fix: "repeat the line above, after a space." };
  }
  const [found, second] = findLines(text, before, from);
  if (found === undefined) {
    const missing = before.findIndex((each) => !text.slice(from).includes(each));
    const at = missing === -1 ? "its lines, in this order" : `the line "${before[missing] ?? ""}"`;
    const what = `the file of the step before does not hold ${at}.`;
    return {
      line,
      what,
      fix: "repeat the lines as they are there; places follow from top to bottom.",
    };
  }
  if (second === undefined) return found;
  const what = `the lines of this place are there twice, at ${String(found + 1)} and ${String(second + 1)}.`;
  return { line, what, fix: "repeat one more line before or after them." };
}

function findStray(change: string): ChangeFault | undefined {
  const index = change
    .split("\n")
    .findIndex((line) => !/^[ +-]/.test(line) && line !== "" && line.trim() !== GAP);
  if (index === -1) return undefined;
  return {
    line: index + 1,
    what: "a line of the change begins with no sign.",
    fix: "begin it with a space, + or -; a line that is … separates two places.",
  };
}

/**
 * Applies a change to the text of a file. Lines of the change that begin with a space or a minus must be in
 * the text exactly once, in their order.
 */
export function applyChange(text: string, change: string): AppliedChange | ChangeFault {
  const stray = findStray(change);
  if (stray) return stray;
  const lines = text.split("\n");
  const result: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const place of toPlaces(change)) {
    const start = findPlace(lines, place, at);
    if (typeof start !== "number") return start;
    result.push(...lines.slice(at, start));
    at = start;
    for (const [index, line] of place.lines.entries()) {
      if (isChanged(line) && !isChanged(place.lines[index - 1] ?? "")) places.push(at);
      if (line.startsWith("+")) result.push(code(line));
      else if (line.startsWith("-")) at += 1;
      else result.push(lines[at++] ?? "");
    }
  }
  return { text: [...result, ...lines.slice(at)].join("\n"), places };
}
