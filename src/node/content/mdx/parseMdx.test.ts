import { describe, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { compileBody, listMessages } from "./testPage";
import { MAX_PAGE_LENGTH, parseMdx } from "./parseMdx";

const messages = (source: string): string[] =>
  parseMdx(source, "a.mdx").problems.map(formatProblem);

const PARAGRAPH = { type: "paragraph", position: { start: { line: 5 } } };

describe("the front matter", () => {
  test("is read, and the body keeps the lines of the file", () => {
    const source = "---\ntitle: A\norder: 1\n---\nb\n";
    const { frontmatter, tree, problems, fieldLine } = parseMdx(source, "a.mdx");
    expect(frontmatter).toEqual({ title: "A", order: 1 });
    expect(problems).toEqual([]);
    expect(tree.children).toMatchObject([PARAGRAPH]);
    expect(fieldLine(["order"])).toBe(3);
  });

  test.each(["", "# Title\n", "---\ntitle: A\n", " ---\ntitle: A\n---\n"])(
    "is missing in %j",
    (source) => {
      expect(messages(source)).toEqual([
        "a.mdx:1: the page has no front matter.\n" +
          "  Fix: begin the file with a --- block that has title, description and order.",
      ]);
      expect(parseMdx(source, "a.mdx").frontmatter).toBeUndefined();
    },
  );

  test("is named with its line when it is no YAML", () => {
    const source = "---\ntitle: A\ndescription: b: c\n---\nx\n";
    expect(messages(source)).toEqual([
      "a.mdx:3: no valid YAML: Nested mappings are not allowed in compact mappings.\n" +
        "  Fix: put a value with a colon, a quote or a # into double quotes.",
    ]);
    expect(parseMdx(source, "a.mdx").frontmatter).toBeUndefined();
  });

  test("may be empty, which the check of the fields reports", () =>
    expect(parseMdx("---\n\n---\nx", "a.mdx")).toMatchObject({ frontmatter: {}, problems: [] }));
});

describe("a body that is no MDX", () => {
  test("names the component that is not closed, not the one that was closed last", () => {
    const tabs = '<Tabs>\n\n<Tab label="a">\n\nb\n\n</Tab>\n\nc';
    expect(listMessages(tabs)).toEqual([
      "6: the page is no valid MDX: `<Tabs>` is not closed.\n" +
        "  Fix: write `</Tabs>` where it ends, or put the `<` into backticks.",
    ]);
  });

  test.each([
    ["x\n\n<Steps>\n\n</Tabs>\n", /^10: the page is no valid MDX: .*`<\/Tabs>`/],
    ["{ a b }", /^6: the page is no valid MDX: Could not parse expression with acorn/],
    ["a <3 b", /^6: the page is no valid MDX: Unexpected character/],
    ["{ a", /^6: the page is no valid MDX: Unexpected end of file/],
  ])("such as %j is named with its line and the fix", (body, message) => {
    const [text, ...rest] = listMessages(body);
    expect(rest).toEqual([]);
    expect(text).toMatch(message);
    expect(text).not.toMatch(/\d+:\d+-\d+/);
    expect(text).toMatch(/Fix: close every component tag; put `{`, `}` and `<` of prose/);
  });

  test("leaves the page empty, and its front matter readable", () => {
    const { blocks, frontmatter } = compileBody("<Steps>");
    expect(blocks).toEqual([]);
    expect(frontmatter).toEqual({ title: "Test", order: 1 });
  });
});

describe("the size of a page", () => {
  // Mostly code, which parses much faster than the same amount of prose.
  const page = (length: number): string => {
    const start = "---\ntitle: A\n---\n\n```text\n";
    const end = "\n```\n";
    return start + "a".repeat(length - start.length - end.length) + end;
  };

  test("may be as large as allowed", () => {
    const source = page(MAX_PAGE_LENGTH);
    expect(source).toHaveLength(MAX_PAGE_LENGTH);
    expect(messages(source)).toEqual([]);
  });

  test("is refused beyond, without parsing", () => {
    expect(messages(page(MAX_PAGE_LENGTH + 1))).toEqual([
      "a.mdx: the page has 500001 characters, 500000 are allowed.\n  Fix: split the page.",
    ]);
  });
});
