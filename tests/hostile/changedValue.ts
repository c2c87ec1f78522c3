import * as fc from "fast-check";

type Path = readonly (string | number)[];

/** Values that a message can hold and that no valid one does; all of them survive a structured clone. */
function listOddValues(): unknown[] {
  const cyclic: Record<string, unknown> = { t: "ready", className: "Space" };
  cyclic["children"] = [cyclic];
  cyclic["self"] = cyclic;
  const ring: unknown[] = [];
  ring.push(ring);
  let deep: unknown = 1;
  for (let depth = 0; depth < 300; depth += 1) deep = { children: [deep] };
  const sparse = new Array<unknown>(3);
  sparse[2] = 1;
  return [
    ...[undefined, null, true, "", "x", "x".repeat(100_000), "\u202e\u0000\ud800", "__proto__"],
    ...[0, -0, -1, 1.5, 101, 1e21, 1e308, Number.NaN, Infinity, -Infinity, 10n, 2n ** 200n],
    ...[[], {}, [[]], [null], { length: 3 }, cyclic, ring, deep, sparse],
    ...[new Date(0), new Date(Number.NaN), new Map([["t", 1]]), new Set([1]), /x/g, new Error("x")],
    ...[new Uint8Array(8), new Float64Array([Number.NaN]), new ArrayBuffer(8)],
  ];
}

/** Few, because each costs the tests a tenth of a second. */
const MILLION = new Array<number>(1_000_000).fill(1);

const odd = fc.oneof(
  { weight: 3749, arbitrary: fc.constantFrom(...listOddValues()) },
  { weight: 1250, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constant(MILLION) },
);

/** Keys that reach a prototype, and an unknown one. */
const key = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "toJSON", "more");

function isBranch(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}

function listPaths(value: unknown, path: Path = []): Path[] {
  if (!isBranch(value)) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([name, each]) => listPaths(each, [...path, name])),
  ];
}

interface Change {
  readonly at: number;
  readonly kind: "replace" | "delete" | "add" | "double";
  readonly value: unknown;
  readonly key: string;
}

/** Defines a key, so that not even `__proto__` calls a setter. */
function define(target: object, name: string | number, value: unknown): unknown {
  if (Array.isArray(target) && name === "length") return target;
  const data = { configurable: true, enumerable: true, writable: true };
  Reflect.defineProperty(target, name, { value, ...data });
  return target;
}

function changeAt(value: unknown, [first, ...rest]: Path, change: Change): unknown {
  if (!isBranch(value)) return change.value;
  if (first === undefined) {
    if (change.kind !== "add") return change.value;
    return define(value, change.key, change.value);
  }
  const inner = value[first];
  if (rest.length > 0) define(value, first, changeAt(inner, rest, change));
  else if (change.kind === "delete") Reflect.deleteProperty(value, first);
  else if (change.kind === "double" && Array.isArray(value)) value.push(inner);
  else if (change.kind === "add" && isBranch(inner)) define(inner, change.key, change.value);
  else define(value, first, change.value);
  return value;
}

/** Each way to replace one part of a value, and the whole, by another value. */
export function replaceEach(valid: unknown, value: unknown): readonly unknown[] {
  return listPaths(valid).map((path) =>
    changeAt(structuredClone(valid), path, { at: 0, kind: "replace", value, key: "" }),
  );
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom("replace", "delete", "add", "double"),
  value: odd,
  key,
});

/**
 * One of these values after one to three changes anywhere in it: a part replaced by an odd value, left
 * out, doubled, or given an extra key. Sometimes nothing of it is left.
 */
export function changedValue(...valid: readonly unknown[]): fc.Arbitrary<unknown> {
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  return fc.tuple(fc.constantFrom(...valid), changes).map(([value, list]) =>
    list.reduce<unknown>((changed, each) => {
      const paths = listPaths(value);
      const path = paths[each.at % paths.length] ?? [];
      // A copy, because later changes modify it.
      return changeAt(changed, path, { ...each, value: structuredClone(each.value) });
    }, structuredClone(value)),
  );
}
