import { describe, expect, test } from "vitest";
import type { Tokens } from "../../shared/contracts/apiPage";
import { toSignatureLines } from "./signatureLines";

/** The lines with each colored word as `color:word` in braces and each link in brackets. */
function show(...tokens: Tokens): string[] {
  return toSignatureLines(tokens).map((parts) => {
    const text = parts.map(({ text: word, color, url }) => {
      if (url !== undefined) return `[${word}]`;
      return color === undefined ? word : `{${color}:${word}}`;
    });
    return text.join("").trimEnd();
  });
}

describe("toSignatureLines", () => {
  test("cuts at line breaks", () => {
    expect(
      show("deal(\n  to: ", { t: "Hand", u: "/h" }, ",\n    at?: number\n): ", {
        t: "Step",
        u: "/s",
      }),
    ).toEqual(["{f:deal}(", "  {m:to}: [Hand],", "    {m:at}?: number", "): [Step]"]);
  });

  test.each([
    ["new Action(a: string)", "{k:new }{f:Action}({m:a}: string)"],
    ["get owner(): P", "{k:get }{f:owner}(): P"],
    ["type: 'a' | \"b\"", "{f:type}: {s:'a'} | {s:\"b\"}"],
    ["abstract class A<T extends B>", "{k:abstract class }{f:A}<T {k:extends} B>"],
    ["f(type: keyof T): this", "{f:f}({m:type}: {k:keyof} T): {k:this}"],
    ["f(a: T extends U ? string : never)", "{f:f}({m:a}: T {k:extends} U ? string : never)"],
  ])("colors %j", (text, expected) => expect(show(text)).toEqual([expected]));

  test("a signature that begins with a link has no declared name", () =>
    expect(show({ t: "A", u: "/a" }, "<in: string>")).toEqual(["[A]<{m:in}: string>"]));

  test("keeps every character", () => {
    const tokens: Tokens = ["a(\n\n  b: ", { t: "C", u: "/c" }, "\n)"];
    const text = toSignatureLines(tokens)
      .flat()
      .map((part) => part.text)
      .join("");
    expect(text).toBe("a(\n\n  b: C\n)");
  });
});
