/** A stretch of code that is shown or folded; its lines count from 1. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly isFolded: boolean;
}

/** The kinds of statement that the name of a fold may list, one and several, in the order they are tried. */
const KINDS = [
  { starts: /^import\b/, one: "import", many: "imports" },
  { starts: /^(?:export )?(?:abstract )?class\b/, one: "class", many: "classes" },
  { starts: /^(?:export )?(?:type|interface)\b/, one: "type", many: "types" },
  {
    starts: /^(?:export )?(?:function [A-Z]|const [A-Z]\w* = \()/,
    one: "component",
    many: "components",
  },
  { starts: /^(?:export )?function\b/, one: "function", many: "functions" },
  { starts: /^(?:export )?const \w+ = createGame\(/, one: "setup", many: "setup" },
  { starts: /^(?:export )?const \w*(?:css|style)s? = /i, one: "style", many: "styles" },
  { starts: /^(?:export )?const\b/, one: "constant", many: "constants" },
  { starts: /^render\(/, one: "render()", many: "render()" },
] as const;

/** A line that neither begins a statement nor is inside one: blank, a comment, or the end of one. */
const BETWEEN = /^(?:$|\/\/|[)\]}]|`;?$)/;

/** Joins words without a comma before "and". */
const LIST = new Intl.ListFormat("en-GB");

/** The kinds of all statements of some lines; `undefined` if the lines begin inside a statement, or one has no kind. */
function listKinds(lines: readonly string[]): string[] | undefined {
  const counts = new Map<(typeof KINDS)[number], number>();
  for (const line of lines) {
    if (BETWEEN.test(line)) continue;
    const kind = KINDS.find(({ starts }) => starts.test(line));
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    else if (!/^\s/.test(line) || counts.size === 0) return undefined;
  }
  return [...counts].map(([{ one, many }, count]) => (count === 1 ? one : many));
}

/** What a fold is called: how many lines it holds and, if that is certain, what they are. */
export function nameFold(lines: readonly string[]): string {
  const count = `${String(lines.length)} lines`;
  const kinds = listKinds(lines) ?? [];
  return kinds.length === 0 ? count : `${count}: ${LIST.format(kinds)}`;
}

/** Cuts code of so many lines into the stretches that `show` names, by default all, and the folds between them. */
export function foldLines(length: number, show?: readonly number[]): Stretch[] {
  const isShown = (line: number): boolean =>
    !show || show.includes(line) || line < 1 || line > length;
  const isAlone = (line: number): boolean => isShown(line - 1) && isShown(line + 1);
  const stretches: { first: number; last: number; isFolded: boolean }[] = [];
  for (let line = 1; line <= length; line++) {
    // A fold of one line would take the same room as the line.
    const isFolded = !isShown(line) && !isAlone(line);
    const current = stretches.at(-1);
    if (current?.isFolded === isFolded) current.last = line;
    else stretches.push({ first: line, last: line, isFolded });
  }
  return stretches;
}
