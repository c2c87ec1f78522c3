import { describe, expect, test } from "vitest";
import { findFences } from "./fences";

/** Language, line and code of each fence. */
const summary = (text: string) =>
  findFences(text).map(({ language, line, code }) => ({ language, line, code }));

describe("findFences", () => {
  test("gives language, meta, code and the line where the code begins", () => {
    const text = '---\ntitle: x\n---\n\n```ts title="a.ts" {2}\nconst a = 1;\nb\n```\n';
    expect(findFences(text)).toEqual([
      {
        language: "ts",
        meta: { attributes: { title: "a.ts" }, flags: [], lines: [2], unknown: [] },
        code: "const a = 1;\nb",
        line: 6,
      },
    ]);
  });

  test("finds fences one after the other", () => {
    expect(summary("```ts\na\n```\n~~~css\nb\n~~~\n```\nc\n```")).toEqual([
      { language: "ts", line: 2, code: "a" },
      { language: "css", line: 5, code: "b" },
      { language: "", line: 8, code: "c" },
    ]);
  });

  test("takes the indentation of a list off the code, and no more", () => {
    expect(summary("1. Step\n\n   ```ts\n   if (a) {\n     b();\n\n   }\n   ```\n")).toEqual([
      { language: "ts", line: 4, code: "if (a) {\n  b();\n\n}" },
    ]);
  });

  test("keeps shorter and other fences inside of one", () => {
    expect(summary("````md\n```ts\na\n```\n~~~\n````")).toEqual([
      { language: "md", line: 2, code: "```ts\na\n```\n~~~" },
    ]);
  });

  test("does not take code between back-ticks in prose for the beginning of a fence", () => {
    expect(summary("```a``` is code.\n\n```ts\nb\n```")).toEqual([
      { language: "ts", line: 4, code: "b" },
    ]);
  });

  test("ends an unclosed fence with the text", () =>
    expect(summary("```ts\na")).toEqual([{ language: "ts", line: 2, code: "a" }]));

  test("finds an empty fence and none in a text without", () => {
    expect(summary("```ts\n```")).toEqual([{ language: "ts", line: 2, code: "" }]);
    expect(summary("A `code` word and ``two``.")).toEqual([]);
  });
});
