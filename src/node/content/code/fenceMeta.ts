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
export function expandLineRanges(text: string): number[] | undefined {
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

/**
 * An author's code as readers get it: a no-break space looks like a space, but a shell does not take it for
 * one. The length stays the same.
 */
export function shownCode(code: string): string {
  return code.replaceAll("\u00a0", " ");
}

/** The part of a fence that determines what becomes of it. */
interface FenceKind {
  readonly language: string;
  readonly meta: FenceMeta;
}

/** Whether the fence holds code that TypeScript understands: `ts`, `tsx`, and live `jsx`. */
export function isTyped({ language, meta }: FenceKind): boolean {
  return /^tsx?$/.test(language) || (language === "jsx" && meta.flags.includes("live"));
}

/** Whether TypeScript compiles a typed fence: it does unless there is a `nocheck` reason. */
export function isChecked({ meta }: Pick<FenceKind, "meta">): boolean {
  return meta.attributes["nocheck"] === undefined;
}

/** How many samples a page has if all of them are checked; `undefined` if one is not, or there are none. */
export function countChecked(fences: readonly FenceKind[]): number | undefined {
  const typed = fences.filter(isTyped);
  return typed.length > 0 && typed.every(isChecked) ? typed.length : undefined;
}

/** The prelude of live blocks: all of React and of the toolkit, and the frame's `render`. */
const LIVE_PRELUDE = "live";

/**
 * The prelude in which a sample is compiled. A live block that imports or exports is a module of its own and
 * imports everything it uses; any other has everything in scope, as in the frame.
 */
export function samplePrelude(code: string, { flags, attributes }: FenceMeta): string | undefined {
  if (!flags.includes("live")) return attributes["prelude"];
  return /^(?:import|export)\s/m.test(code) ? undefined : LIVE_PRELUDE;
}
