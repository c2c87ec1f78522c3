/** Deeper than any board or flow, but far from the limit of the call stack. */
const MOST_DEPTH = 200;

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";

/** Whether a list has a value at each of its places and no keys of its own: indexes come first in order. */
function isDense(list: readonly unknown[]): boolean {
  const keys = Object.keys(list);
  return keys.length === list.length && (keys.at(-1) ?? "-1") === String(list.length - 1);
}

/**
 * Whether a message from a frame holds only JSON, with a limited number of values. A message can hold
 * more: cycles, `BigInt`, maps, dates, lists with holes or keys of their own, and lists that take seconds to
 * check. `undefined` counts as absent, and a value that is reached twice counts twice.
 */
export function isJson(value: unknown, mostValues: number): boolean {
  let count = 0;
  const check = (part: unknown, depth: number): boolean => {
    count += 1;
    if (count > mostValues) return false;
    if (typeof part !== "object" || part === null) return typeof part !== "bigint";
    if (depth > MOST_DEPTH || !isPlain(part)) return false;
    if (Array.isArray(part) && (part.length > mostValues || !isDense(part))) return false;
    return Object.values(part).every((each) => check(each, depth + 1));
  };
  return check(value, 0);
}
