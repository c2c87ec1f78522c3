import { describe, expect, test } from "vitest";
import { formatAnswer, toTable } from "./queryAnswer";

describe("toTable", () => {
  test("makes rows of the first list, wherever it is, and facts of the values beside it", () => {
    const nodes = [
      { url: "/a", times: 2, nodes: [{ from: "/b" }, { from: "/c" }, { from: "/b" }], gone: null },
    ];
    expect(toTable({ allLink: { links: 7, flaky: [], group: nodes, names: ["x", "y"] } })).toEqual({
      facts: [
        { name: "links", cell: ["7"] },
        { name: "names", cell: ["x", "y"] },
      ],
      columns: ["url", "times", "nodes", "gone"],
      rows: [[["/a"], ["2"], ["/b", "/c"], []]],
      isEmpty: false,
    });
  });

  test("has no rows for one object, and leaves out what is not known", () => {
    const run = { lastRun: { commit: null, passed: 12, clean: true } };
    expect(toTable(run)).toMatchObject({
      facts: [
        { name: "passed", cell: ["12"] },
        { name: "clean", cell: ["true"] },
      ],
      rows: [],
      isEmpty: false,
    });
  });

  test("is empty without a row, whatever is beside it, and without any value", () => {
    expect(toTable({ apiCoverage: { exported: 40, unused: [] } }).isEmpty).toBe(true);
    expect(toTable({ lastBuild: null }).isEmpty).toBe(true);
  });
});

describe("formatAnswer", () => {
  test("prints nodes as a table, lists joined, and counts the rows", () => {
    const nodes = [
      { route: "/a", words: 7, links: [{ to: "/b" }, { to: "/c" }, { to: "/b" }], gone: null },
      { route: "/longer", words: 1200, links: [], gone: "x\ny" },
    ];
    expect(formatAnswer({ data: { allDocPage: { nodes } } }).split("\n")).toEqual([
      "route    words  links   gone",
      "/a       7      /b, /c",
      "/longer  1200           x y",
      "",
      "2 rows",
    ]);
  });

  test("prints the values beside the list above it, and says when there is none", () => {
    const unused = [{ name: "times" }];
    expect(formatAnswer({ data: { apiCoverage: { exported: 40, unused } } })).toBe(
      "exported  40\n\nname\ntimes\n\n1 row",
    );
    expect(formatAnswer({ data: { lastRun: { passed: 12 } } })).toBe("passed  12");
    expect(formatAnswer({ data: { deadLinks: [] } })).toBe("0 rows");
  });

  test("cuts long values", () => {
    const [, cell = ""] = formatAnswer({ data: { x: [{ text: "a".repeat(200) }] } }).split("\n");
    expect(cell).toHaveLength(60);
    expect(cell.endsWith("…")).toBe(true);
  });

  test("prints what GraphQL complains about", () => {
    expect(formatAnswer({ errors: [{ message: 'Cannot query field "titel".' }] })).toBe(
      'Cannot query field "titel".',
    );
  });
});
