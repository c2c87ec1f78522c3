/** A line of printed JSON; `changed` compares with the state before. */
export interface JsonLine {
  readonly text: string;
  readonly changed: boolean;
}

const ABSENT = Symbol("absent");

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function childOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value) && typeof key === "number") {
    return key in value ? (value as unknown[])[key] : ABSENT;
  }
  return isObject(value) && typeof key === "string" && Object.hasOwn(value, key)
    ? value[key]
    : ABSENT;
}

interface Entry {
  readonly prefix: string;
  readonly value: unknown;
  readonly before: unknown;
}

function listEntries(value: readonly unknown[] | object, before: unknown): Entry[] {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      prefix: "",
      value: item,
      before: childOf(before, index),
    }));
  }
  return Object.entries(value).map(([key, item]: [string, unknown]) => ({
    prefix: `${JSON.stringify(key)}: `,
    value: item,
    before: childOf(before, key),
  }));
}

function print({ prefix, value, before }: Entry, indent: string, end: string): JsonLine[] {
  if (typeof value !== "object" || value === null) {
    const text = `${indent}${prefix}${(JSON.stringify(value) as string | undefined) ?? "null"}${end}`;
    return [{ text, changed: before !== value }];
  }
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const changed = Array.isArray(value) ? !Array.isArray(before) : !isObject(before);
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
