/** In characters: what a line of a card on a phone holds without wrapping more than once. */
const WIDTH = 60;
const LONGEST_LINE = 100;
const MOST_LINES = 6;

const OPENING = "([{<";
const CLOSING = ")]}>";

/** Calls back for every character outside strings and arrows, with how many brackets are open. */
function walk(text: string, visit: (at: number, depth: number) => void): void {
  let depth = 0;
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (quote !== "") {
      if (character === quote && text[at - 1] !== "\\") quote = "";
    } else if (`"'\``.includes(character)) quote = character;
    else if (!(character === ">" && text[at - 1] === "=")) {
      if (CLOSING.includes(character)) depth -= 1;
      visit(at, depth);
      if (OPENING.includes(character)) depth += 1;
    }
  }
}

/** Cuts a text at the separators that are outside all brackets. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  walk(text, (at, depth) => {
    if (depth !== 0 || at < from || !text.startsWith(separator, at)) return;
    parts.push(text.slice(from, at));
    from = at + separator.length;
  });
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== "");
}

/** The first group of these brackets that is in no other group. */
function findGroup(text: string, bracket: string): readonly [number, number] | undefined {
  let start = -1;
  let end = -1;
  walk(text, (at, depth) => {
    if (depth !== 0 || end >= 0) return;
    if (start < 0 && text[at] === bracket) start = at;
    else if (start >= 0 && CLOSING.includes(text[at] ?? " ")) end = at;
  });
  return end > start + 1 ? [start, end] : undefined;
}

function cutLine(line: string): string {
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE - 1).trimEnd()}…`;
}

/** The first lines of many, and how many more there are. */
function firstOf(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const more = lines.length - (most - 1);
  return [...lines.slice(0, most - 1), `  … ${String(more)} more`];
}

function splitGroup(text: string, bracket: string): string[] | undefined {
  const group = findGroup(text, bracket);
  if (!group) return undefined;
  const [start, end] = group;
  const separator = bracket === "{" ? ";" : ",";
  const inner = splitAt(text.slice(start + 1, end), separator).map(
    (part) => `  ${part}${separator}`,
  );
  return [text.slice(0, start + 1), ...firstOf(inner, MOST_LINES - 2), text.slice(end)];
}

function splitUnion(text: string): string[] | undefined {
  const [head = "", ...rest] = splitAt(text, " | ");
  return rest.length < 2
    ? undefined
    : [head, ...firstOf(rest, MOST_LINES - 1).map((part) => `  | ${part.trim()}`)];
}

/**
 * Breaks what TypeScript prints on one line into at most six: parameters, members or the parts of a union
 * each get a line, and an ellipsis replaces the rest.
 */
export function layOutType(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= WIDTH) return line;
  const lines =
    splitGroup(line, "(") ?? splitUnion(line) ?? splitGroup(line, "{") ?? splitGroup(line, "<");
  return (lines ?? [line]).map(cutLine).join("\n");
}
