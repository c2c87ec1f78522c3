import { cutReport } from "../play/protocol";

/** A line of printed JSON; `changed` compares with the state before. */
interface JsonLine {
  readonly text: string;
  readonly changed: boolean;
}

const ABSENT = Symbol("absent");

interface Entry {
  readonly prefix: string;
  readonly value: unknown;
  readonly before: unknown;
}

/** Whether both are lists, or both are objects with names. */
function isAlike(value: object, before: unknown): before is Readonly<Record<string, unknown>> {
  const isObject = typeof before === "object" && before !== null;
  return isObject && Array.isArray(before) === Array.isArray(value);
}

function listEntries(value: object, before: unknown): Entry[] {
  return Object.entries(value).map(([key, item]: [string, unknown]) => ({
    prefix: Array.isArray(value) ? "" : `${JSON.stringify(key)}: `,
    value: item,
    before: isAlike(value, before) && Object.hasOwn(before, key) ? before[key] : ABSENT,
  }));
}

/** What is printed at most, and the longest line, in UTF-16 code units. */
const MOST_LINES = 20_000;
const MOST_CHARACTERS = 1_000_000;
const LONGEST_LINE = 2000;

/** JSON as lines, from its beginning. */
interface PrintedJson {
  readonly lines: readonly JsonLine[];
  /** Whether there was no room for the rest. */
  readonly isCut: boolean;
}

class JsonPrinter implements PrintedJson {
  readonly lines: JsonLine[] = [];
  isCut = false;
  private characters = 0;

  print({ prefix, value, before }: Entry, indent: string, end: string): void {
    if (typeof value !== "object" || value === null) {
      const text = (JSON.stringify(value) as string | undefined) ?? "null";
      this.add(indent + cutReport(prefix + text, LONGEST_LINE) + end, before !== value);
      return;
    }
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    const head = indent + cutReport(prefix, LONGEST_LINE) + open;
    const changed = !isAlike(value, before);
    const entries = listEntries(value, before);
    if (entries.length === 0) {
      this.add(head + close + end, changed);
      return;
    }
    this.add(head, changed);
    for (const [index, entry] of entries.entries()) {
      if (this.isCut) return;
      this.print(entry, `${indent}  `, index === entries.length - 1 ? "" : ",");
    }
    this.add(indent + close + end, changed);
  }

  private add(text: string, changed: boolean): void {
    this.characters += text.length;
    this.isCut ||= this.lines.length >= MOST_LINES || this.characters > MOST_CHARACTERS;
    if (!this.isCut) this.lines.push({ text, changed });
  }
}

/**
 * Prints JSON line by line as `JSON.stringify(value, null, 2)` does, as far as there is room, and says which lines
 * are other than in `before`; without `before` none is.
 */
export function printJson(value: unknown, before?: unknown): PrintedJson {
  const printer = new JsonPrinter();
  printer.print({ prefix: "", value, before: before ?? value }, "", "");
  return printer;
}
