/** What stands after the language of a code fence: `title="x" {1,3-5} wrap`. */
export interface FenceMeta {
  /** `key="value"` pairs. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Bare words, such as `live`. */
  readonly flags: readonly string[];
  /** 1-based numbers of the lines to mark, ascending. */
  readonly lines: readonly number[];
  /** Text that is none of the above; a typo the author should hear of. */
  readonly unknown: readonly string[];
}

const TOKEN = /([A-Za-z][\w-]*)="([^"]*)"|\{([\d,\s-]*)\}|([A-Za-z][\w-]*)(?=\s|$)|(\S+)/g;

/** Expands `1,3-5` to `[1, 3, 4, 5]`; a part that is no range is left out. */
function expandLineRanges(text: string): number[] {
  const lines = new Set<number>();
  for (const part of text.split(",")) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!range) continue;
    const first = Number(range[1]);
    const last = Number(range[2] ?? range[1]);
    for (let line = first; line <= Math.min(last, first + 1000); line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

/** Parses the meta string of a code fence; never throws. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const attributes: Record<string, string> = {};
  const flags: string[] = [];
  const unknown: string[] = [];
  let lines: number[] = [];
  for (const match of (meta ?? "").matchAll(TOKEN)) {
    const [text, key, value, ranges, flag] = match;
    if (key !== undefined) attributes[key] = value ?? "";
    else if (ranges !== undefined) lines = expandLineRanges(ranges);
    else if (flag !== undefined) flags.push(flag);
    else unknown.push(text);
  }
  return { attributes, flags, lines, unknown };
}
