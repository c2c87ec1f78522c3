import { describe, expect, test } from "vitest";
import { toTable } from "./queryAnswer";

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
