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

function print({ prefix, value, before }: Entry, indent: string, end: string): JsonLine[] {
  if (typeof value !== "object" || value === null) {
    const text = `${indent}${prefix}${(JSON.stringify(value) as string | undefined) ?? "null"}${end}`;
    return [{ text, changed: before !== value }];
  }
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const changed = !isAlike(value, before);
  const entries = listEntries(value, before);
  if (entries.length === 0) return [{ text: `${indent}${prefix}${open}${close}${end}`, changed }];
  return [
    { text: `${indent}${prefix}${open}`, changed },
    ...entries.flatMap((entry, index) =>
      print(entry, `${indent}  `, index === entries.length - 1 ? "" : ","),
    ),
    { text: `${indent}${close}${end}`, changed },
  ];
}

/**
 * Prints JSON line by line as `JSON.stringify(value, null, 2)` does, and says which lines are other
 * than in `before`; without `before` none is.
 */
export function printJson(value: unknown, before?: unknown): JsonLine[] {
  return print({ prefix: "", value, before: before ?? value }, "", "");
}
