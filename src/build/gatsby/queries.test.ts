import { describe, expect, test } from "vitest";
import { formatAnswer, parseQuery } from "./queries";

const TODAY = new Date("2026-03-01T12:00:00Z");

describe("parseQuery", () => {
  test("takes the comment at the start for what the query answers", () => {
    const text =
      "# Drafts: pages\n# nobody sees.\nquery Drafts {\n  # no comment of the query\n  x\n}\n";
    expect(parseQuery("drafts", text, TODAY)).toEqual({
      name: "drafts",
      about: "Drafts: pages nobody sees.",
      text,
      variables: {},
    });
  });

  test("gives the variables that the query declares a value to begin with", () => {
    const text = "# Old.\nquery Old($aYearAgo: String!, $route: String!) {\n  x\n}\n";
    expect(parseQuery("old", text, TODAY).variables).toEqual({
      aYearAgo: "2025-03-01",
      route: "/game/actions",
    });
  });

  test("refuses a query that does not say what it answers", () => {
    expect(() => parseQuery("old", "query Old {\n  x\n}\n", TODAY)).toThrow(
      "docs/queries/old.graphql: begin with a comment",
    );
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

  test("prints one object as one row, and says when there is none", () => {
    expect(formatAnswer({ data: { apiCoverage: { unused: ["times"] } } })).toBe(
      "unused\ntimes\n\n1 row",
    );
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
