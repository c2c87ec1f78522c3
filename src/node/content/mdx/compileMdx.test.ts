import { describe, expect, test } from "vitest";
import { compileBody, listMessages, renderBody } from "./testPage";

const NOT_EVALUATED =
  "  Fix: put braces into backticks; imports and exports have no place in a page.";

describe("a page", () => {
  test("becomes one stretch of HTML", () => {
    expect(compileBody("A *b* `c`.\n\n- d").blocks).toEqual([
      {
        kind: "html",
        html: "<p>A <em>b</em> <code>c</code>.</p>\n<ul>\n<li>d</li>\n</ul>",
      },
    ]);
  });

  test("has no block when it holds nothing but a comment", () =>
    expect(compileBody("{/* later */}").blocks).toEqual([]));

  test("puts a table into a box that scrolls", () => {
    expect(renderBody("| a |\n|---|\n| b |")).toMatch(
      /^<div class="table"><table>.*<td>b<\/td>.*<\/table><\/div>$/s,
    );
  });

  test("keeps text with colons as it is written", () => {
    const html = "<p>std:vector, a:b[c] and 12:30.</p>";
    expect(renderBody("std:vector, a:b[c] and 12:30.")).toBe(html);
  });

  test("leaves comments out", () =>
    expect(renderBody("a {/* x */} b\n\n{/* y\nz */}")).toBe("<p>a  b</p>"));

  test("escapes what looks like HTML in code", () => {
    expect(renderBody("`<script>alert(1)</script>`")).toBe(
      "<p><code>&#x3C;script>alert(1)&#x3C;/script></code></p>",
    );
  });

  test.each(["br", "kbd", "sub", "sup"])("may use <%s>, without attributes", (name) => {
    expect(renderBody(`a <${name}>b</${name}>`)).toContain(`<${name}>`);
    expect(listMessages(`a <${name} style="x">b</${name}>`)).toEqual([
      `6: <${name}> has no attribute "style".\n  Fix: remove it.`,
    ]);
  });
});

describe("an interactive component", () => {
  test("cuts the page in two", () => {
    expect(compileBody("a\n\n<LayoutSandbox />\n\nb").blocks).toEqual([
      { kind: "html", html: "<p>a</p>" },
      expect.objectContaining({ kind: "island", name: "LayoutSandbox" }),
      { kind: "html", html: "<p>b</p>" },
    ]);
  });

  test("does not part a link from the definition of its address", () => {
    expect(renderBody("[a b][r]\n\n<LayoutSandbox />\n\n[r]: /game/flow")).toBe(
      '<p><a href="/game/flow">a b</a></p>\n<!-- LayoutSandbox -->',
    );
  });

  test("takes no attributes and holds nothing", () => {
    expect(listMessages('<LayoutSandbox rows="2">\n\nx\n\n</LayoutSandbox>')).toEqual([
      '6: <LayoutSandbox> has no attribute "rows".\n  Fix: remove it.',
      "6: <LayoutSandbox> cannot hold anything.\n  Fix: write <LayoutSandbox />.",
    ]);
  });

  test("must be on a line of its own", () => {
    const [message, ...rest] = listMessages("x\n\n- a <LayoutSandbox />");
    expect(rest).toEqual([]);
    expect(message).toMatch(/^8: <LayoutSandbox> is inside another element\./);
    expect(message).toMatch(/Fix: write <LayoutSandbox> on a line of its own\.$/);
  });
});

describe("what a page may not hold", () => {
  test("is an unknown component: message with line, known ones and the nearest", () => {
    expect(listMessages("x\n\n<Step>\n\ny\n\n</Step>")).toEqual([
      "8: unknown component <Step>.\n" +
        "  Valid: <Card>, <Cards>, <FileTree>, <GameGallery>, <Hint>, <LayoutSandbox>, <Screen>, <Solution>, <Steps>, <Tab>, <Tabs>, <br>, <code>, <kbd>, <sub>, <sup>.\n" +
        "  Fix: write <Steps> on a line of its own.",
    ]);
    expect(listMessages("a <kdb>b</kdb>")[0]).toMatch(/Fix: write <kbd>\.$/);
    expect(listMessages("<Xyzzy />")[0]).toMatch(/Fix: use Markdown or one of these components\.$/);
    expect(listMessages("<>a</>")[0]).toMatch(/^6: unknown component <>\./);
  });

  test.each(["script", "iframe", "img", "style", "div"])("is the HTML element <%s>", (name) => {
    const { blocks, problems } = compileBody(`<${name} src="x" />`);
    expect(problems[0]?.what).toBe(`unknown component <${name}>.`);
    expect(JSON.stringify(blocks)).not.toContain(`<${name} src`);
  });

  test("is an expression, which is shown nowhere and evaluated never", () => {
    const body = "a {process.env.SECRET}\n\n{1 + 1}";
    expect(listMessages(body)).toEqual([
      `6: code is not evaluated in pages: "process.env.SECRET".\n${NOT_EVALUATED}`,
      `8: code is not evaluated in pages: "1 + 1".\n${NOT_EVALUATED}`,
    ]);
    expect(compileBody(body).blocks).toEqual([{ kind: "html", html: "<p>a </p>" }]);
  });

  test("is an import or an export", () => {
    expect(listMessages('import a from "./nope"\n\nx\n\nexport const b = 1')).toEqual([
      `6: code is not evaluated in pages: "import a from "./nope"".\n${NOT_EVALUATED}`,
      `10: code is not evaluated in pages: "export const b = 1".\n${NOT_EVALUATED}`,
    ]);
  });
});

/** The HTML of a table, without the line breaks between its rows. */
const renderTable = (...lines: readonly string[]): string =>
  renderBody(lines.join("\n")).replaceAll("\n", "");

describe("the cells of a table", () => {
  test("are below headers that say they are a column's", () => {
    const html = renderTable("| rule | who |", "| --- | --- |", "| hide | all |");
    expect(html).toContain('<tr><th scope="col">rule</th><th scope="col">who</th></tr>');
    expect(html).toContain("<tr><td>hide</td><td>all</td></tr>");
  });

  test("have headers in the first column when the corner is empty, which is none itself", () => {
    const html = renderTable("|  | open |", "| --- | --- |", "| hand | no |");
    expect(html).toContain('<tr><td></td><th scope="col">open</th></tr>');
    expect(html).toContain('<tr><th scope="row">hand</th><td>no</td></tr>');
  });

  test("are below nothing when no column has a name", () => {
    const html = renderTable("|  |  |", "| --- | --- |", "| name | core |");
    expect(html).not.toContain("<thead>");
    expect(html).toContain('<tr><th scope="row">name</th><td>core</td></tr>');
  });
});
