import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { compileModule } from "./compileModule";

/** The value of an expression after some code, which may import `v`; that is 6. */
function run(source: string, expression: string): unknown {
  const code = `${source}\nexport const r = ${expression}`;
  const compiled = compileModule(code, { name: "game.tsx" });
  if ("problem" in compiled) throw new Error(JSON.stringify(compiled.problem));
  const exports: { r?: unknown } = {};
  runInNewContext(compiled.code, { exports, require: () => ({ v: 6 }), __guard: () => 0 });
  return exports.r;
}

describe("TypeScript that runs as it should", () => {
  test.each([
    ["class A { accessor x = 1 }", "new A().x", 1],
    ["const X = { Y: 5 }; import A = X.Y;", "A", 5],
    ["namespace T { export type A = number; export interface B { const: A } }", "1 as T.A", 1],
    [
      "declare namespace T { const a: number; namespace U { class B {} } function f(): void }",
      "1",
      1,
    ],
    ["declare global { interface Window { a: number } var q: string }", "1", 1],
    ["declare module 'x' { export const a: number }", "1", 1],
    ["const namespace = { module: 1, accessor: 2 };", "namespace.module", 1],
    ["let module2 = 1; const o = { module: module2 };", "o.module", 1],
    ["const a = `namespace X { const a = 1 } ${'@d class A {}'}`;", "typeof a // @d", "string"],
    ['const a = (b: string) => <p title="@x">me@site namespace X</p>;', "typeof a", "function"],
  ])("%s; %s", (source, expression, expected) => expect(run(source, expression)).toEqual(expected));
});

describe("TypeScript that would be dropped without a word is reported with its place", () => {
  const NAMESPACE = "A namespace with code is not supported here. Use an object";
  const DECORATORS = "Decorators are not supported here.";
  test.each([
    ["const ok = 1;\n  namespace X { export const a = 1 }\nX.a", 2, 3, NAMESPACE],
    ["export namespace X { export function f() {} }", 1, 8, NAMESPACE],
    ["module X { export let a = 1 }", 1, 1, NAMESPACE],
    ["declare namespace T { type A = 1 }\nnamespace X { const a = 1 }", 2, 1, NAMESPACE],
    ["namespace X {\n  namespace Y { export const a = 1 }\n}", 1, 1, NAMESPACE],
    ["@d class A {}", 1, 1, DECORATORS],
    ["class A {\n  @d() x = 1;\n}", 2, 3, DECORATORS],
    ["class A { static accessor x = 1 }", 1, 11, "A static accessor is not supported here."],
    [
      "const a = 1;\nexport import x = require('y');",
      2,
      1,
      '"export import" is not supported here.',
    ],
  ])("%j", (source, line, column, message) => {
    for (const name of ["ui.tsx", "game.ts"]) {
      const problem = { message: expect.stringContaining(message) as unknown, line, column };
      expect(compileModule(source, { name })).toEqual({ problem });
    }
  });

  test("but a fault of syntax before it comes first", () => {
    expect(compileModule("const a = ;\nnamespace X { const a = 1 }", { name: "game.ts" })).toEqual({
      problem: { message: "Unexpected token.", line: 1, column: 11 },
    });
  });
});
