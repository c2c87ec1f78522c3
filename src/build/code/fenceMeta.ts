/** What follows the language of a code fence: `title="x" {1,3-5} wrap`. */
export interface FenceMeta {
  /** `key="value"` pairs. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Bare words, such as `live`. */
  readonly flags: readonly string[];
  /** 1-based numbers of the lines to mark, ascending. */
  readonly lines: readonly number[];
  /** Text that is none of the above; a typo the author should know about. */
  readonly unknown: readonly string[];
}

const TOKEN = /([A-Za-z][\w-]*)="([^"]*)"|\{([\d,\s-]*)\}|([A-Za-z][\w-]*)(?=\s|$)|(\S+)/g;

/** Most lines that one range may mark. */
const MAX_RANGE = 1000;

/** Expands `1,3-5` to `[1, 3, 4, 5]`; `undefined` when a part is not a range of lines. */
function expandLineRanges(text: string): number[] | undefined {
  const lines: number[] = [];
  for (const part of text.split(",")) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const first = Number(range?.[1]);
    const last = Number(range?.[2] ?? range?.[1]);
    if (!(first >= 1 && last >= first && last - first < MAX_RANGE)) return undefined;
    for (let line = first; line <= last; line++) lines.push(line);
  }
  return lines;
}

/** Parses the meta string of a code fence; never throws. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const attributes: Record<string, string> = {};
  const flags: string[] = [];
  const unknown: string[] = [];
  const lines = new Set<number>();
  for (const match of (meta ?? "").matchAll(TOKEN)) {
    const [text, key, value, ranges, flag] = match;
    if (key !== undefined) attributes[key] = value ?? "";
    else if (ranges !== undefined) {
      const expanded = expandLineRanges(ranges);
      if (!expanded) unknown.push(text);
      for (const line of expanded ?? []) lines.add(line);
    } else if (flag !== undefined) flags.push(flag);
    else unknown.push(text);
  }
  return { attributes, flags, lines: [...lines].sort((a, b) => a - b), unknown };
}
