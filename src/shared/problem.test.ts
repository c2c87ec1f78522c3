import { describe, expect, test } from "vitest";
import { findNearest, formatProblem, formatProblems, listNearest, listValid } from "./problem";

describe("findNearest", () => {
  test("finds the name behind a slip of the keyboard, whatever its case", () => {
    expect(findNearest("titel", ["title", "order"])).toBe("title");
    expect(findNearest("SIDEBARLABEL", ["sidebarLabel", "slug"])).toBe("sidebarLabel");
  });

  test("allows more slips in a long word", () =>
    expect(findNearest("descritpoin", ["description", "draft"])).toBe("description"));

  test("guesses nothing when no name is near", () => {
    expect(findNearest("colour", ["title", "order"])).toBeUndefined();
    expect(findNearest("x", [])).toBeUndefined();
  });

  test("never takes a short word for one that shares no letter with it", () => {
    expect(findNearest("", ["br"])).toBeUndefined();
    expect(findNearest("X", ["br"])).toBeUndefined();
    expect(findNearest("bt", ["br"])).toBe("br");
  });

  test("takes the first by alphabet of two that are equally near", () =>
    expect(findNearest("tag", ["tap", "tab"])).toBe("tab"));
});

describe("listNearest", () => {
  test("lists the nearest names first, as many as asked for", () => {
    expect(listNearest("titel", ["slug", "order", "titles", "title"], 2)).toEqual([
      "title",
      "titles",
    ]);
  });
});

describe("formatProblem", () => {
  test("shows place, fault, sorted valid values and the fix", () => {
    const problem = {
      file: "content/a.mdx",
      line: 3,
      what: 'unknown field "titel".',
      valid: ["title", "order"],
      fix: 'write "title" instead of "titel".',
    };
    expect(formatProblem(problem)).toBe(
      'content/a.mdx:3: unknown field "titel".\n' +
        "  Valid: order, title.\n" +
        '  Fix: write "title" instead of "titel".',
    );
    expect(problem.valid).toEqual(["title", "order"]);
    expect(listValid({ valid: ["D10", "D2", "D1"] })).toEqual(["D1", "D2", "D10"]);
  });

  test("leaves out what is not known", () => {
    const text = formatProblem({ file: "content/a.mdx", what: "it is empty.", valid: [] });
    expect(text).toBe("content/a.mdx: it is empty.");
  });
});

describe("formatProblems", () => {
  test("counts the problems and lists them by file and line", () => {
    const text = formatProblems([
      { file: "content/b.mdx", what: "first." },
      { file: "content/a.mdx", line: 12, what: "third." },
      { file: "content/a.mdx", line: 2, what: "second." },
    ]);
    expect(text).toBe(
      "3 problems in the content:\n\n" +
        "content/a.mdx:2: second.\n\ncontent/a.mdx:12: third.\n\ncontent/b.mdx: first.\n",
    );
  });

  test("speaks of one problem in the singular", () =>
    expect(formatProblems([{ file: "a", what: "b." }])).toMatch(/^1 problem in/));
});
