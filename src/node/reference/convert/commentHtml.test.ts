import { describe, expect, test } from "vitest";
import { highlight } from "./__fixtures__/syntheticToolkit";
import { renderComment, renderShortComment, toExamples } from "./commentHtml";

const render = (markdown: string): string => renderComment(markdown, highlight);

describe("renderComment", () => {
  test("renders Markdown with tables", () => {
    expect(render("a **b**\n\n| x |\n|---|\n| y |")).toContain("<td>y</td>");
    expect(render("a **b**")).toBe("<p>a <strong>b</strong></p>");
  });

  test.each([
    ["<script>alert(1)</script>", "&#x3C;script>alert(1)&#x3C;/script>"],
    ['a <img src=x onerror="y"> b', '&#x3C;img src=x onerror="y">'],
    ["<div>\nblock\n</div>", "&#x3C;div>"],
    ["an {expression} and <Tag prop={x}>", "an {expression} and &#x3C;Tag prop={x}>"],
  ])("shows the raw HTML of %j as text", (markdown, expected) => {
    const html = render(markdown);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<(?:script|img|div|Tag)/);
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,y)",
    "[x](vbscript:y)",
    "[x](//elsewhere.example)",
    "[x][y]\n\n[y]: javascript:alert(1)",
    "<javascript:alert(1)>",
  ])("does not link %j", (markdown) => expect(render(markdown)).not.toContain("href"));

  test.each(["/api/classes/Game", "#do", "https://example.org/", "mailto:a@example.org"])(
    "links %s",
    (url) => expect(render(`[x](${url})`)).toBe(`<p><a href="${url}">x</a></p>`),
  );

  test("replaces images by their alternative text and headings by bold text", () => {
    expect(render("# A title\n\n![a picture](https://example.org/x.png)")).toBe(
      "<p><strong>A title</strong></p>\n<p>a picture</p>",
    );
  });

  test("writes no ids, styles or handlers", () => {
    const html = render("# T\n\nx[^1]\n\n[^1]: y\n\n- [ ] z\n\n| a |\n|:-:|\n| b |\n");
    expect(html).not.toMatch(/\s(?:id|style|on\w+)=/);
  });

  test("highlights fences and frames them as the guides do", () => {
    const html = render("```ts\nconst a = 1 < 2\n```");
    expect(html).toContain('<figure class="code" data-language="ts">');
    expect(html).toContain('<i class="ts">const a = 1 &lt; 2</i>');
  });
});

test("a short comment has no paragraph of its own", () => {
  expect(renderShortComment("one `x`", highlight)).toBe("one <code>x</code>");
  expect(renderShortComment("one\n\ntwo", highlight)).toBe("<p>one</p>\n<p>two</p>");
  expect(renderShortComment("", highlight)).toBe("");
});

describe("toExamples", () => {
  test("takes each fence as an example with the text before it as its caption", () => {
    expect(toExamples("First:\n```tsx\na\n```\n```\nb\n```", highlight)).toEqual([
      { code: '<i class="tsx">a</i>', caption: "<p>First:</p>" },
      { code: '<i class="ts">b</i>' },
    ]);
  });

  test("keeps text without code", () => {
    expect(toExamples("Only words", highlight)).toEqual([
      { code: "", caption: "<p>Only words</p>" },
    ]);
  });
});
