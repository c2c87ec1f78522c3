import { describe, expect, test } from "vitest";
import { compileMdx } from "./compileMdx";
import { parsePage } from "./parsePage";
import { compileBody, CONTEXT, listMessages, renderBody } from "./testPage";

describe("headings", () => {
  test("are listed in order with level, text and anchor", () => {
    expect(compileBody("## Who may act?\n\n### The `Action` class\n\n## Flow").headings).toEqual([
      { depth: 2, text: "Who may act?", slug: "who-may-act" },
      { depth: 3, text: "The Action class", slug: "the-action-class" },
      { depth: 2, text: "Flow", slug: "flow" },
    ]);
  });

  test("carry their anchor and a link that copies it, named for screen readers", () => {
    expect(renderBody("## `a` & b")).toBe(
      '<h2 id="a--b"><code>a</code> &#x26; b' +
        '<a class="anchor" href="#a--b" aria-hidden="true" tabindex="-1">#</a></h2>',
    );
  });

  test("keep the anchors that they had before, even those of the page's former address", () => {
    const former =
      "formerly: [/game/turns]\nformerAnchors: { a: b, /game/turns#c: b, /game/flow#d: b }";
    const page = parsePage(`---\ntitle: A\n${former}\n---\n\n## B`, CONTEXT.file);
    const { blocks } = compileMdx(page, CONTEXT);
    expect(blocks[0]).toMatchObject({
      html: expect.stringMatching(
        /^<h2 id="b"><span id="a"><\/span><span id="c"><\/span>B<a/,
      ) as string,
    });
  });

  test("inside of components are found too", () => {
    const body = '## A\n\n<Tabs>\n<Tab label="x">\n\n### B\n\n</Tab>\n</Tabs>';
    expect(compileBody(body).headings.map(({ slug }) => slug)).toEqual(["a", "b"]);
  });

  test("have anchors without comments and with all words", () => {
    expect(compileBody("## std:vector {/* c */}").headings).toEqual([
      { depth: 2, text: "std:vector", slug: "stdvector" },
    ]);
  });

  test.each(
    Object.entries({
      "x\n\n# A": '8: "A" is an h1.\n  Fix: begin at ##: the title is the page\'s h1.',
      "### A": '6: "A" is an h3 under an h1.\n  Fix: go down one level at a time.',
      "## A\n\n#### B": '8: "B" is an h4 under an h2.\n  Fix: go down one level at a time.',
      "## A\n\n## B\n\n## A": '10: two headings are "A".\n  Fix: give one another name.',
    }),
  )("must begin below the title, go down one level at a time, and be unique: %j", (body, message) =>
    expect(listMessages(body)).toEqual([message]),
  );

  test("may go up any number of levels", () =>
    expect(listMessages("## A\n\n### B\n\n#### C\n\n## D")).toEqual([]));

  test.each(["## ???", "##"])("must have letters: %s", (heading) =>
    expect(listMessages(heading)[0]).toMatch(/^6: the heading ".*" has no letters\./),
  );
});

describe("sections for search", () => {
  const sections = (body: string) => compileBody(body).sections;

  test("are cut at h2, h3 and h4, and deeper headings belong to the text", () => {
    expect(sections("a\n\n## B\n\nc\n\n### D\n\n#### E\n\nf\n\n##### G\n\nh")).toEqual([
      { slug: "", title: "", text: "a" },
      { slug: "b", title: "B", text: "c" },
      { slug: "d", title: "D", text: "" },
      { slug: "e", title: "E", text: "f G h" },
    ]);
  });

  test("have no part without a heading when nothing comes before the first", () =>
    expect(sections("## A\n\nb").map(({ slug }) => slug)).toEqual(["a"]));

  test("keep a heading without text", () =>
    expect(sections("## A")).toEqual([{ slug: "a", title: "A", text: "" }]));

  test("hold the words of lists, tables, tabs and admonitions, each apart", () => {
    const body =
      "- a\n- b\n\n| c | `d`s |\n|---|---|\n| e | f |\n\n" +
      '<Tabs>\n<Tab label="x">\n\ng\n\n</Tab>\n</Tabs>\n\n:::tip[h]\n\ni **j**k\n\n:::';
    expect(sections(body)).toEqual([{ slug: "", title: "", text: "a b c ds e f g h i jk" }]);
  });

  test("hold no code blocks and no comments, but words with a colon", () => {
    const body = "a\n\n```ts\nsecret\n```\n\n{/* hidden */}\n\nb {/* hidden */} std:vector";
    expect(sections(body)).toEqual([{ slug: "", title: "", text: "a b std:vector" }]);
  });

  test("are those of their own heading after a heading inside of a component", () => {
    const body = '## A\n\n<Tabs>\n<Tab label="x">\n\n### B\n\n</Tab>\n</Tabs>\n\n## C\n\nd';
    expect(sections(body)).toEqual([
      { slug: "a", title: "A", text: "B" },
      { slug: "c", title: "C", text: "d" },
    ]);
  });
});
