import { expect, test } from "vitest";
import { isJson } from "./isJson";

test.each([[null], ["a"], [1], [Number.NaN], [undefined], [{ a: [{ b: [true, undefined] }] }]])(
  "%j is",
  (value) => expect(isJson(structuredClone(value), 1000)).toBe(true),
);

const ring: { self: unknown[] } = { self: [] };
ring.self.push(ring, ring);
let twins: unknown = 1;
for (let depth = 0; depth < 100; depth += 1) twins = [twins, twins];
let deep: unknown = 1;
for (let depth = 0; depth < 1000; depth += 1) deep = { children: [deep] };

test.each([
  ["a BigInt", { a: [1n] }],
  ["a date", { a: new Date(0) }],
  ["a map", [new Map()]],
  ["bytes", [new Uint8Array(1)]],
  ["a cycle", ring],
  ["a part that unfolds without end", twins],
  ["a very deep value", deep],
  ["a list with a hole", [1, , 2]],
  ["a list with a key of its own", Object.assign([1], { constructor: "x" })],
  [
    "a list with a key of its own in place of a value",
    Object.assign(new Array(1), { constructor: "x" }),
  ],
  ["a list of more values", new Array<number>(1001).fill(1)],
])("%s is not", (_, value) => expect(isJson(structuredClone(value), 1000)).toBe(false));
