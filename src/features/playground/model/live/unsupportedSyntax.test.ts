import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { compileModule } from "./compileModule";

/** What the module exports as `r`; it may import `v`, which is 6. */
function run(source: string): unknown {
  const compiled = compileModule(source, { name: "game.tsx" });
  if ("problem" in compiled) throw new Error(JSON.stringify(compiled.problem));
  const module: { exports: { r?: unknown } } = { exports: {} };
  const scope = { module, exports: module.exports, require: () => ({ v: 6 }), __guard: () => 0 };
  runInNewContext(compiled.code, scope);
  return module.exports.r;
}

describe("TypeScript that runs as it should", () => {
  test.each([
    [
      "an enum",
      "enum E { A = 1, B = A | 4, C = 'c' } export const r = [E.A, E.B, E.C, E[5]]",
      [1, 5, "c", "B"],
    ],
    [
      "an enum in two parts",
      "export enum E { A } export enum E { B = 5 } export const r = E.A + E.B",
      5,
    ],
    ["a const enum", "const enum E { A = 3, B } export const r = E.B", 4],
    [
      "an enum in a function",
      "function f() { enum E { A = 9 } return E.A } export const r = f()",
      9,
    ],
    [
      "a parameter property",
      "class A { y = this.x + 1; constructor(public readonly x: number) {} } export const r = new A(1).y",
      2,
    ],
    [
      "one after super",
      "class B { b = 5 } class A extends B { y = this.x + this.b; constructor(private x: number) { super() } } export const r = new A(1).y",
      6,
    ],
    [
      "abstract members",
      "abstract class A { abstract x: number; abstract m(): void; n() { return 1 } } class B extends A { x = 1; m() {} } export const r = new B().n()",
      1,
    ],
    [
      "a declared field",
      "class B { x = 1 } class A extends B { declare x: number } export const r = new A().x",
      1,
    ],
    [
      "an override",
      "class B { m() { return 1 } } class A extends B { override m() { return 2 } } export const r = new A().m()",
      2,
    ],
    ["satisfies", "export const r = ({ a: 1 } satisfies Record<string, number>).a", 1],
    ["as const and !", "const a = [1, 2] as const; export const r = a[1]!", 2],
    [
      "overloads",
      "function f(a: string): string; function f(a: number): number; function f(a: any) { return a } export const r = f(3)",
      3,
    ],
    ["an accessor, as a field", "class A { accessor x = 1 } export const r = new A().x", 1],
    ["import = require()", "import React = require('react'); export const r = React.v", 6],
    [
      "an import that is a type",
      "import { type T, v } from 'react'; import type { U } from 'react'; export const r: U = v as T",
      6,
    ],
    ["a second name", "const X = { Y: 5 }; import A = X.Y; export const r = A", 5],
    ["export =", "const all = { r: 8 }; export = all", 8],
  ])("%s", (_, source, expected) => {
    expect(run(source)).toEqual(expected);
  });

  test.each([
    [
      "a namespace of types",
      "namespace T { export type A = number; export interface B { const: A } }\nexport const r: T.A = 1",
    ],
    [
      "declare namespace",
      "declare namespace T { const a: number; namespace U { class B {} } function f(): void }\nexport const r = 1",
    ],
    [
      "declare global",
      "export {};\ndeclare global { interface Window { a: number } var q: string }\nexport const r = 1",
    ],
    ["declare module", "declare module 'x' { export const a: number }\nexport const r = 1"],
    [
      "namespace as a name",
      "const namespace = { module: 1, accessor: 2 };\nexport const r = namespace.module",
    ],
    [
      "module as a name",
      "let module2 = 1; const o = { module: module2 };\nexport const r = o.module",
    ],
    [
      "the words in a text",
      "const a = `namespace X { const a = 1 } ${'@d class A {}'}`;\nexport const r = a ? 1 : 0 // @d",
    ],
    [
      "@ in JSX",
      "const a = (b: string) => <p title=\"@x\">me@site namespace X</p>;\nexport const r = typeof a === 'function' ? 1 : 0",
    ],
  ])("%s is fine", (_, source) => {
    expect(run(source)).toBe(1);
  });
});

describe("TypeScript that would be dropped without a word is reported with its place", () => {
  const NAMESPACE = /^A namespace with code is not supported here\. Use an object/;
  test.each([
    ["a namespace", "const ok = 1;\n  namespace X { export const a = 1 }\nX.a", 2, 3, NAMESPACE],
    ["one that is exported", "export namespace X { export function f() {} }", 1, 8, NAMESPACE],
    ["one with a dot", "namespace X.Y {\n  export class A {}\n}", 1, 1, NAMESPACE],
    ["one with an enum", "namespace X { export enum A { B } }", 1, 1, NAMESPACE],
    ["an old module", "module X { export let a = 1 }", 1, 1, NAMESPACE],
    [
      "one after a declared one",
      "declare namespace T { type A = 1 }\nnamespace X { const a = 1 }",
      2,
      1,
      NAMESPACE,
    ],
    [
      "one inside of one",
      "namespace X {\n  namespace Y { export const a = 1 }\n}",
      1,
      1,
      NAMESPACE,
    ],
    ["a decorated class", "@d class A {}", 1, 1, /^Decorators are not supported here\./],
    [
      "a decorated field",
      "class A {\n  @d() x = 1;\n}",
      2,
      3,
      /^Decorators are not supported here\./,
    ],
    ["a decorated method", "class A { @d m() {} }", 1, 11, /^Decorators are not supported here\./],
    [
      "a static accessor",
      "class A { static accessor x = 1 }",
      1,
      11,
      /^A static accessor is not supported here\./,
    ],
    [
      "export import",
      "const a = 1;\nexport import x = require('react');",
      2,
      1,
      /^"export import" is not supported here\./,
    ],
  ])("%s", (_, source, line, column, message) => {
    for (const name of ["ui.tsx", "game.ts"]) {
      const problem: unknown = expect.objectContaining({
        message: expect.stringMatching(message) as unknown,
        line,
        column,
      });
      expect(compileModule(source, { name })).toEqual({ problem });
    }
  });

  test("but a fault of syntax before it comes first", () => {
    expect(compileModule("const a = ;\nnamespace X { const a = 1 }", { name: "game.ts" })).toEqual({
      problem: { message: "Unexpected token.", line: 1, column: 11 },
    });
  });
});
