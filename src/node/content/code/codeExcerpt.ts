import { dedent } from "../games/regions";

/** More lines would be a sample, not an example. */
const MAX_LINES = 5;

/** Strings and comments, whose brackets do not count. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*/g;

/** How many brackets a line opens, less those that it closes. */
function openings(line: string): number {
  const code = line.replace(QUOTED, "");
  return (code.match(/[([{]/g)?.length ?? 0) - (code.match(/[)\]}]/g)?.length ?? 0);
}

/** Whether a line goes on with the expression of the line before. */
const isChained = (line: string | undefined): boolean => /^\s*[.?:]/.test(line ?? "");
const isClosing = (line: string | undefined): boolean => /^\s*[)\]}]/.test(line ?? "");

/** The line after the statement that begins on one; `undefined` if the statement is too long, or not whole. */
function endOf(lines: readonly string[], first: number): number | undefined {
  let open = 0;
  for (let at = first; at < lines.length && at < first + MAX_LINES; at++) {
    open += openings(lines[at] ?? "");
    if (open < 0) return undefined;
    if (open === 0 && !isChained(lines[at + 1])) return at + 1;
    // A part of a longer chain or list is whole where its own brackets are.
    if (open === 0 && isChained(lines[first])) return at + 1;
  }
  return undefined;
}

/**
 * The few lines of a sample that use the name at an offset: the whole statement, or else the part of its chain.
 * `undefined` where they would say little, as in an import, or are more than five.
 */
export function excerptAt(code: string, offset: number): string | undefined {
  const lines = code.split("\n");
  const at = code.slice(0, offset).split("\n").length - 1;
  if (/^\s*(?:import\b|export \{|const \{.*\} = )/.test(lines[at] ?? "")) return undefined;
  let first = at;
  while (first > 0 && (isChained(lines[first]) || isClosing(lines[first]))) first--;
  for (const start of new Set([first, at])) {
    const end = endOf(lines, start);
    // A function alone is an argument of a call that is too long.
    if (/^\s*\(/.test(lines[start] ?? "")) continue;
    if (end !== undefined && end > at) return dedent(lines.slice(start, end)).replace(/,$/, "");
  }
  return undefined;
}
