import { describe, expect, test } from "vitest";
import type { KnownLimit } from "../fields/frontmatter";
import { listMessages, renderBody } from "./testPage";

const LIMITS = new Map<string, KnownLimit>([
  [
    "D7",
    {
      id: "D7",
      title: "Popouts do not close",
      happens: "A `popout` stays **open**.",
      instead: "Use a [drawer](/ui/layout).",
      symbols: [],
    },
  ],
]);

const box = (kind: string, title: string, content: string): string =>
  `<div class="admonition" role="note" data-kind="${kind}">` +
  `<p class="admonition-title">${title}</p>${content}</div>`;

describe("an admonition", () => {
  test.each([
    ["note", "Note"],
    ["tip", "Tip"],
    ["info", "Info"],
    ["warning", "Warning"],
    ["danger", "Danger"],
  ])(":::%s says its kind in words, not by color alone", (kind, title) =>
    expect(renderBody(`:::${kind}\n\nText.\n\n:::`)).toBe(box(kind, title, "<p>Text.</p>")),
  );

  test("may have a title with Markdown, after its kind", () => {
    expect(renderBody(":::tip[Name *the* `player`]\n\nText.\n\n:::")).toBe(
      box("tip", "Tip: Name <em>the</em> <code>player</code>", "<p>Text.</p>"),
    );
  });

  test("holds lists, code and components", () => {
    const html = renderBody(":::tip\n\n- a\n\n```ts\nb\n```\n\n<Steps>\n\n1. c\n\n</Steps>\n\n:::");
    expect(html).toMatch(/<ul>.*<figure class="code".*<div class="steps">/s);
  });

  test("may be in another with more colons", () => {
    expect(renderBody("::::note\n\n:::tip\n\na\n\n:::\n\n::::")).toBe(
      box("note", "Note", box("tip", "Tip", "<p>a</p>")),
    );
  });

  test.each(["caution", "constructor"])(
    "of the kind %s is a problem that names the kinds",
    (kind) =>
      expect(listMessages(`x\n\n:::${kind}\n\ny\n\n:::`)).toEqual([
        `8: unknown admonition ":::${kind}".\n` +
          "  Valid: danger, info, note, tip, warning.\n" +
          "  Fix: use one of these kinds, or put the colons into backticks.",
      ]),
  );

  test.each(["x\n\n:::tip\n\ny\n\n## After", "- a\n\n  :::tip\n\n  b\n\n- c"])(
    "that is not closed is a problem, because it swallows the rest of the page: %j",
    (body) =>
      expect(listMessages(body)).toEqual([
        '8: ":::tip" is not closed.\n  Fix: write ::: on a line below it.',
      ]),
  );

  test("is recognized as closed inside of a list and a quotation", () => {
    const body = "- a\n\n  :::tip\n\n  b\n\n  :::\n\n> :::tip\n>\n> c\n>\n> :::";
    expect(listMessages(body)).toEqual([]);
  });

  test("with its title in the wrong place is a problem, because readers see the colons", () => {
    const fix = "write :::tip[A title] on a line of its own, and ::: on a line below its text.";
    expect(listMessages(":::tip My title\n\ny\n\n:::")).toEqual([
      `6: ":::tip My title" is no admonition, readers see the colons.\n  Fix: ${fix}`,
      `10: ":::" is no admonition, readers see the colons.\n  Fix: ${fix}`,
    ]);
    expect(listMessages("x\n::: tip")[0]).toMatch(/^7: "::: tip" is no admonition/);
  });
});

describe("a link whose label nothing defines", () => {
  test("is a problem, because readers see the brackets", () => {
    expect(listMessages("a\nb [the flow][flow] c")).toEqual([
      '7: "[the flow][flow]" is no link, readers see the brackets: nothing defines its label.\n' +
        "  Fix: write [where it leads](/route), or \\[ for a bracket of the text.",
    ]);
  });

  test.each(["[the flow][flow]\n\n[flow]: /game/flow", "`a[b][c]` and board[1][2]", "\\[a][b]"])(
    "is not seen in %j",
    (body) => expect(listMessages(body)).toEqual([]),
  );
});

describe("::limit", () => {
  test("is a line that unfolds to the limit, the way around it, and the list of all", () => {
    expect(renderBody("::limit{id=D7}", { limits: LIMITS })).toBe(
      '<details class="admonition" data-kind="limit">' +
        '<summary class="admonition-title">Known limit in 1.2.3: Popouts do not close</summary>' +
        "<p>A <code>popout</code> stays <strong>open</strong>.</p>" +
        '<p><strong>Instead:</strong> Use a <a href="/ui/layout">drawer</a>. ' +
        '<a href="/reference/limits#popouts-do-not-close">All known limits</a></p></details>',
    );
  });

  test.each(["::limit{id=D8}", "::limit", "::limit{id=constructor}"])(
    "names the known ids when it is %s",
    (directive) => {
      const id = /id=(\w+)/.exec(directive)?.[1] ?? "";
      expect(listMessages(`x\n\n${directive}`, { limits: LIMITS })).toEqual([
        `8: unknown limit "${id}".\n  Valid: D7.\n` +
          "  Fix: write the id of an entry of content/api/limits.yml, such as ::limit{id=D7}.",
      ]);
    },
  );

  test("is the only directive of one line", () => {
    expect(listMessages("::youtube[abc]")[0]).toMatch(
      /^6: unknown directive "::youtubeabc"\.\n  Valid: limit\./,
    );
  });
});
