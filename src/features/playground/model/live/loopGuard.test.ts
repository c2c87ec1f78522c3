import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { compileModule } from "./compileModule";

class Stopped extends Error {}

/** Runs code; every check counts, and the hundredth stops it. */
function run(source: string): { checks: number; components: number; result: unknown } {
  const compiled = compileModule(source, { name: "a.tsx" });
  if ("problem" in compiled) throw new Error(JSON.stringify(compiled.problem));
  const counts = { checks: 0, components: 0 };
  const count = (kind: keyof typeof counts) => () => {
    counts[kind] += 1;
    if (counts[kind] > 100) throw new Stopped();
  };
  const exports: { result?: unknown } = {};
  runInNewContext(compiled.code, {
    exports,
    require: () => ({ jsx: { call: (_: unknown, type: () => unknown) => type() } }),
    __guard: count("checks"),
    __component: count("components"),
  });
  return { ...counts, result: exports.result };
}

describe("what never ends is stopped:", () => {
  test.each([
    ["while", "while (true) {}"],
    ["for without braces", "for (;;);"],
    ["do without braces", "do; while (1)"],
    ["a declaration without braces", "for (;;) var a = 1;"],
    ["loops in loops without braces", "for (;;) for (const a of [1]) if (a) continue;"],
    ["a labelled continue", "outer: for (;;) { for (;;) continue outer }"],
    ["recursion", "const f = () => f(); f();"],
    ["recursion of a method", "class A { m() { this.m() } } new A().m();"],
    ["a loop that catches", "for (;;) { try { for (;;); } catch {} }"],
    ["a generator", "function* g() { for (;;) yield 1 } for (const a of g());"],
    ["for in", "const o = {a: 1}; for (;;) for (const k in o) k"],
  ])("%s", (_, source) => expect(() => run(source)).toThrow(Stopped));

  test.each([
    ["a function", "function A() { return <A /> } A();"],
    ["an arrow", "const A = () => <A />; A();"],
    ["an argument", "const memo = (f: any) => f; const A = memo(() => <A />); A();"],
    ["a class", "class A { render() { return new A().render() } } new A().render();"],
  ])("a component that contains itself: %s", (_, source) =>
    expect(() => run(source)).toThrow(Stopped),
  );
});

test.each([
  ["", "((a: number) => (b: number) => a + b)(1)(2)", 3],
  ["", "(() => ({ a: 1 }))().a", 1],
  ["", "(() => (1, 2))()", 2],
  ["", "((f = () => 4) => f())()", 4],
  ["let r = 0; for (const a of [1, 2]) [a].forEach((b) => r += b)", "r", 3],
  ["let r = 0\nfor (let i = 0; i < 3; i++) r = (() => i)()", "r", 2],
  ["let i = 0; do i++; while (i < 3)", "i", 3],
  [
    `let r = 0;
    a: for (const x of [1, 2]) for (const y of [1, 2]) { if (y === 2) continue a; r += x; }`,
    "r",
    3,
  ],
  ["class A { get b() { return 1 } c() { return this.b } }", "new A().c()", 1],
  [
    "class A { a = 1 } class B extends A { b; constructor() { super(); this.b = this.a + 1 } }",
    "new B().b",
    2,
  ],
])("the result stays the same: %s; %s", (source, expression, result) =>
  expect(run(`${source}\nexport const result = ${expression};`).result).toBe(result),
);

test("only functions with a capital name count as components", () => {
  expect(run("function A() {} const b = () => 1; A(); b();")).toMatchObject({
    checks: 1,
    components: 1,
  });
});
