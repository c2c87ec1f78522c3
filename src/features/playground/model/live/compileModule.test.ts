import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { MAX_SOURCE, compileModule } from "./compileModule";

const compile = (source: string, name = "game.tsx") => compileModule(source, { name });

function codeOf(source: string, name?: string): string {
  const compiled = compile(source, name);
  if ("problem" in compiled) throw new Error(JSON.stringify(compiled.problem));
  return compiled.code;
}

describe("compiled code", () => {
  test("keeps every line where it is", () => {
    const source = "type A = {\n  a: 1;\n};\n\nconst a: A = { a: 1 };\nfor (;;)\n  a;\n// end";
    const lines = codeOf(source).split("\n");
    expect(lines).toHaveLength(source.split("\n").length);
    expect(lines[6]).toContain("a;");
  });

  test("has no field for what is only declared, and assigns the others", () => {
    const code = codeOf("class A { a: string; b = 1 }\nexport const a = new A();");
    const exports: { a?: object } = {};
    runInNewContext(code, { exports, __guard: () => undefined });
    expect(Object.keys(exports.a ?? {})).toEqual(["b"]);
  });

  test("of a .ts file may use angle brackets for types", () =>
    expect(codeOf("const a = <number>1;", "game.ts")).toContain("a ="));

  test.each([
    ["a line separator", "const a = '\u2028';"],
    ["the end of a script element", "const a = '</script>';"],
    ["a lone surrogate", "const a = '\ud800';"],
    ["10 000 lines", "a();\n".repeat(10_000)],
    ["Windows line ends", "const a = 1;\r\nconst b = 2;\r\n"],
  ])("may hold %s", (_, source) => expect(compile(source)).toHaveProperty("code"));
});

describe("code that does not compile", () => {
  test.each([
    ["const a = ;", 1, 11, "Unexpected token."],
    ["const ok = 1;\nconst b = {\n  c: 1,,\n};", 3, 8, "Unexpected token."],
    ["const a = 1;\nlet a = 2;", 2, 5, "Identifier 'a' has already been declared."],
    ["\n\n  foo(", 3, 7, "Unexpected token."],
    ["const a = 'abc", 1, 11, "Unterminated string constant."],
    // U+2028 is no new line to an editor.
    ["const a = '\u2028';\nlet a = 2;", 2, 5, "Identifier 'a' has already been declared."],
    ["{\\", 1, 3, "Unexpected token."],
    ["const a: number = 1;\n  const x: string = await 1;", 2, 27, "Unexpected token."],
  ])("names the place in the text as it was written: %j", (source, line, column, message) =>
    expect(compile(source)).toEqual({ problem: { line, column, message } }),
  );

  test.each([
    ["spaces", "/(", " "],
    ["brackets", "/(", "(1:1)"],
  ])("has a short message, even if its compiler quotes 60,000 %s", (_, start, filler) => {
    const compiled = compile(`${start}${filler.repeat(60_000 / filler.length)}/;`, "game.ts");
    const { message } = "problem" in compiled ? compiled.problem : { message: "" };
    expect(message).toMatch(/^Invalid regular expression: .*…$/);
    expect(message).toHaveLength(2000);
  });

  test("is refused when it is too long, with both numbers", () => {
    expect(compile("é".repeat(MAX_SOURCE))).toEqual({
      problem: {
        message: "The code has 128000 bytes; at most 64000 are allowed. Make it shorter.",
        line: 1,
        column: 1,
      },
    });
  });

  test.each([
    ["NUL", "a\0b"],
    ["10 000 brackets", "[".repeat(10_000)],
  ])("is a problem and no exception: %s", (_, source) =>
    expect(compile(source)).toHaveProperty("problem.message"),
  );
});
