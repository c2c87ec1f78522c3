import { readFileSync } from "node:fs";
import { parse, type AnyNode, type Program } from "acorn";
import { full } from "acorn-walk";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLive } from "../../src/features/playground/model/live/compileLive";
import type { CodeProblem } from "../../src/features/playground/model/live/codeProblem";
import {
  compileModule,
  type Compiled,
} from "../../src/features/playground/model/live/compileModule";
import { compileGame } from "../../src/features/playground/model/rules/compileGame";

const read = (name: string): string =>
  readFileSync(new URL(`../../content/games/${name}`, import.meta.url), "utf8");

const RULES = read("garden-row/game.ts");

/** Fragments that rules consist of, or that break them. */
const PIECES = [
  ...["for (;;) ", "while (1) ", "do ", " while (0);", "for (const a of b) ", "for (a in b) "],
  ...["() => ", "async x => ", "function f() ", "function* Big() "],
  ...["class A { static { } x = () => 1 }", "{ get a() { return 1 } }", "a: ", "label: for (;;) "],
  ...["if (a) ", "else ", "switch (a) { }", "import g from './game';", "export default "],
  ...["export * from './ui';", "export { };", "enum E { }", "namespace N { }"],
  ...["declare const d: 1;", "type T = ", "@dec ", "as const", "satisfies T", "<T>"],
  ...["throw null;", "throw { toString: null };", "await ", "yield ", "import('./game')"],
  ...["eval('1')", "${", "/*", "*/", "//", "<a>", "\r\n", "\n\n", "#!x\n"],
  ...Array.from("(){}[]`'\"/\\<>;,.=!\u2028\u2029\r\n\u0000\u202e\ufeff"),
  ...["\ud800", "ü", "𝒳", "\\u{61}", "1n", "0x", "1e999", "...", "?.", "=>", "#p"],
  ...["__guard()", "const __guard = 1;", "'use strict';", "return ", "x", " ", "render(1);"],
];

const deep = fc
  .tuple(
    fc.constantFrom(
      ["(", ")"],
      ["[", "]"],
      ["{", "}"],
      ["for(;;){", "}"],
      ["()=>", ""],
      ["<a>", "</a>"],
    ),
    fc.integer({ min: 1, max: 4000 }),
  )
  .map(([[open, close], count]) => open.repeat(count) + close.repeat(count));

const garbage = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 40 })
  .map((pieces) => pieces.join(""));

/** The rules of a game with some of its characters replaced. */
const broken = fc
  .array(
    fc.record({ at: fc.nat(RULES.length), cut: fc.nat(30), text: fc.constantFrom(...PIECES) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((edits) =>
    edits.reduce(
      (text, { at, cut, text: piece }) => text.slice(0, at) + piece + text.slice(at + cut),
      RULES,
    ),
  );

const source = fc.oneof(
  { weight: 5, arbitrary: garbage },
  { weight: 3, arbitrary: broken },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
);

const GUARD = /^__(?:guard|component)\(\)/;

/** Loops and functions of compiled code that do not start with a guard check. */
function unguarded(code: string): string[] {
  const tree: Program = parse(code, {
    ecmaVersion: "latest",
    sourceType: "script",
    allowHashBang: true,
  });
  const found: string[] = [];
  full(tree, (node: AnyNode) => {
    if (!/^(?:For|While|DoWhile|Function|Arrow)/.test(node.type) || !("body" in node)) return;
    const body = node.body as AnyNode;
    const head = code.slice(body.type === "BlockStatement" ? body.start + 1 : body.start, body.end);
    if (!GUARD.test(head)) found.push(code.slice(node.start, node.end));
  });
  return found;
}

function expectPlace(text: string, { line, column, message }: CodeProblem): void {
  const lines = text.split(/\r\n?|\n/);
  expect(message).toMatch(/\S/);
  expect(lines.length).toBeGreaterThanOrEqual(line);
  expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
}

function expectCompiled(text: string, compiled: Compiled): void {
  if ("problem" in compiled) expectPlace(text, compiled.problem);
  else expect(unguarded(compiled.code)).toEqual([]);
}

const published = { modules: { "./game": "1", "./ui": "2" }, style: "" };
const original = { "game.ts": "", "ui.tsx": "", "style.css": "" };

describe("hostile rules", () => {
  test("compile to guarded code, or to a fault with a place in the text", () => {
    fc.assert(
      fc.property(source, fc.constantFrom("game.ts", "ui.tsx"), (text, name) =>
        expectCompiled(text, compileModule(text, { name })),
      ),
    );
  });

  test("of a live block do, too", () =>
    fc.assert(fc.property(source, (text) => expectCompiled(text, compileLive(text)))));

  test("are never run by the compiler", () => {
    const running = fc.constantFrom(
      "globalThis.ran = 1;",
      "(() => { ran = 1; })();",
      "`${ran = 1}`;",
    );
    fc.assert(
      fc.property(running, source, (code, text) => {
        compileModule(code + text, { name: "game.ts" });
        compileLive(code);
        expect("ran" in globalThis).toBe(false);
      }),
    );
  });

  test("of a game name the file at fault", () => {
    fc.assert(
      fc.property(source, source, (rules, looks) => {
        const texts = { "game.ts": rules, "ui.tsx": looks, "style.css": rules };
        const compiled = compileGame({ published, original, texts });
        if ("code" in compiled) return;
        for (const { file, ...problem } of compiled.problems) expectPlace(texts[file], problem);
      }),
    );
  });
});
