import { beforeAll, describe, expect, test } from "vitest";
import { CODE_LANGUAGES, createCodeHighlighter, type HighlightCode } from "./highlighter";

/** What a reader copies: the HTML without its tags. */
function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

describe("the highlighter", () => {
  let highlight: HighlightCode;
  beforeAll(() => {
    highlight = createCodeHighlighter();
  });

  test("gives keywords, strings, numbers, functions and comments classes of their own", () => {
    expect(highlight('const a = f("x", 1); // c', "ts")).toBe(
      '<span class="k">const </span><span class="n">a </span><span class="k">= </span>' +
        '<span class="f">f</span>(<span class="s">&quot;x&quot;</span><span class="p">, </span>' +
        '<span class="n">1</span>); <span class="c">// c</span>',
    );
  });

  test("colors the added and removed lines of a diff", () => {
    expect(highlight("-old\n+new", "diff")).toBe(
      '<span class="d">-old</span>\n<span class="i">+new</span>',
    );
  });

  test.each(Object.keys(CODE_LANGUAGES))("keeps every character of code in %s", (language) => {
    const code = 'a { b: "<c>" & 1; }\n\n\t# d -- "e\n';
    expect(toText(highlight(code, language))).toBe(code);
  });

  test.each(["text", "cobol", "constructor"])("shows %s as escaped plain text", (language) => {
    expect(highlight('if (a < b && c) "<script>"', language)).toBe(
      "if (a &lt; b &amp;&amp; c) &quot;&lt;script&gt;&quot;",
    );
  });

  test("wraps marked lines and no others", () =>
    expect(highlight("a\nb\nc", "text", [1, 3])).toBe("<mark>a\n</mark>b\n<mark>c</mark>"));

  test("shows an overlong line as plain text instead of reading it forever", () => {
    const line = `f(${"'a', ".repeat(1000)}0)`;
    expect(highlight(`const a = 1;\n${line}`, "ts")).toBe(
      '<span class="k">const </span><span class="n">a </span><span class="k">= </span>' +
        `<span class="n">1</span>;\n${line}`,
    );
  });
});
