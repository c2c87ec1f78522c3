import { describe, expect, test } from "vitest";
import { parseFenceMeta } from "./fenceMeta";

describe("parseFenceMeta", () => {
  test("reads attributes, marked lines and flags in any order", () => {
    expect(parseFenceMeta('{3,5-7} title="src/game/index.ts" live prelude="board"')).toEqual({
      attributes: { title: "src/game/index.ts", prelude: "board" },
      flags: ["live"],
      lines: [3, 5, 6, 7],
      unknown: [],
    });
  });

  test.each([
    ["{2}", [2]],
    ["{ 1 , 3 - 4 }", [1, 3, 4]],
    ["{4,1-2,2}", [1, 2, 4]],
    ["{1} {3}", [1, 3]],
  ])("marks the lines of %s, ascending and once", (meta, lines) =>
    expect(parseFenceMeta(meta)).toMatchObject({ lines, unknown: [] }),
  );

  test.each(["{}", "{0}", "{5-2}", "{1,}", "{1-}", "{-1}", "{1 2}", "{1-99999999}", "{a}", "{1"])(
    "reports %s, which names no lines",
    (meta) => {
      const { lines, unknown } = parseFenceMeta(meta);
      expect(lines).toEqual([]);
      expect(unknown.join(" ")).toBe(meta);
    },
  );

  test("keeps spaces, braces and an empty value inside of quotes", () => {
    const { attributes, lines } = parseFenceMeta('title="a {1} b" nocheck=""');
    expect(attributes).toEqual({ title: "a {1} b", nocheck: "" });
    expect(lines).toEqual([]);
  });

  test("takes a name of Object's prototype for an ordinary attribute", () =>
    expect(Object.keys(parseFenceMeta('constructor="x"').attributes)).toEqual(["constructor"]));
});
