import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countChangedLines, lineDiff } from "./lineDiff";

describe("lines that differ", () => {
  test("are found with what was there before", () =>
    expect(lineDiff("a\nb\nc\nd\ne", "a\nB\nc\nd\nE")).toEqual([
      { line: 2, removed: ["b"], added: ["B"] },
      { line: 5, removed: ["e"], added: ["E"] },
    ]));

  test("are counted; a replaced line counts once", () =>
    expect(countChangedLines(lineDiff("a\nb\nc", "x\nb\nc\nd"))).toBe(2));

  test("are one change when they are very many", () => {
    const lines = Array.from({ length: 1200 }, (_, index) => `line ${String(index)}`);
    const changed = lines.map((line, index) => (index % 2 === 0 ? line : `${line}!`));
    const [before, after] = [lines.join("\n"), changed.join("\n")];
    expect(lineDiff(before, after)).toEqual([{ line: 1, removed: lines, added: changed }]);
  });

  test("turn the first text into the second", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines: string[] = [...before];
        const [first, second] = [before.join("\n"), after.join("\n")];
        if (before.length === 0) lines.push("");
        for (const { line, removed, added } of lineDiff(first, second)) {
          expect(lines.splice(line - 1, removed.length, ...added)).toEqual(removed);
        }
        expect(lines.join("\n")).toBe(second);
      }),
    );
  });
});
