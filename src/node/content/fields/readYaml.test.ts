import { describe, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { readYaml } from "./readYaml";

describe("readYaml", () => {
  test("gives the data and the line of every field", () => {
    const { data, problems, fieldLine } = readYaml("- id: D1\n  title: a\n- id: D2\n", "l.yml");
    expect(data).toEqual([{ id: "D1", title: "a" }, { id: "D2" }]);
    expect(problems).toEqual([]);
    expect(fieldLine([0, "title"])).toBe(2);
    expect(fieldLine([1, "id"])).toBe(3);
  });

  test("counts lines from where the text begins in its file", () =>
    expect(readYaml("title: a\norder: 1", "a.mdx", 2).fieldLine(["order"])).toBe(3));

  test("gives the line of what holds a missing field, and none when nothing does", () => {
    const { fieldLine } = readYaml("- id: D1\n- id: D2", "l.yml");
    expect(fieldLine([1, "title"])).toBe(2);
    expect(fieldLine([5, "title"])).toBeUndefined();
    expect(readYaml("a: 1", "l.yml").fieldLine(["b"])).toBeUndefined();
  });

  test.each([
    ["a: 1\nb: [", 2],
    ["a: 1\nb: c: d", 2],
    ["a: 1\n\nb: 2\na: 3", 4],
    ['a: "x', 1],
  ])("names file and line of the fault in %j, and how to correct it", (text, line) => {
    const { data, problems } = readYaml(text, "a.mdx", 2);
    expect(data).toBeUndefined();
    expect(problems).toHaveLength(1);
    const message = problems.map(formatProblem).join("\n");
    expect(message).toMatch(new RegExp(`^a\\.mdx:${String(line + 1)}: no valid YAML: `));
    expect(message).toMatch(/Fix: put a value with a colon/);
    expect(message).not.toMatch(/at line \d/);
  });

  test("asks for spaces where a tab indents", () => {
    const { problems } = readYaml("a:\n\t- b", "a.mdx", 2);
    expect(problems.map(formatProblem)).toEqual([
      "a.mdx:3: no valid YAML: Tabs are not allowed as indentation.\n  Fix: indent with spaces.",
    ]);
  });

  test("reports an alias bomb instead of expanding it", () => {
    const lines = ["a0: &a0 [x, x]"];
    for (let i = 1; i < 30; i++) {
      const alias = `*a${String(i - 1)}`;
      lines.push(`a${String(i)}: &a${String(i)} [${Array(9).fill(alias).join(", ")}]`);
    }
    expect(readYaml(lines.join("\n"), "a.yml").problems).toHaveLength(1);
  });

  test("reads an empty text as nothing", () =>
    expect(readYaml("", "a.yml")).toMatchObject({ data: null, problems: [] }));
});
