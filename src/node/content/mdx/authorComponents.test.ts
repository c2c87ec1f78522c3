import { describe, expect, test } from "vitest";
import type { MdxContext } from "./context";
import { listMessages, renderBody } from "./testPage";

const tab = (label: string, text: string): string =>
  `<Tab label="${label}">\n\n${text}\n\n</Tab>\n`;

const CARD = '<Card title="Actions" href="/game/actions">What a *player* may do.</Card>';

describe("<Tabs>", () => {
  const body = `<Tabs group="package-manager">\n${tab("npm", "a")}${tab("yarn", "b")}</Tabs>`;

  test("become a tab list and panels that name each other, the first of them active", () => {
    expect(renderBody(body)).toBe(
      '<div class="tabs" data-group="package-manager">' +
        '<div class="tab-list" role="tablist" aria-label="package manager">' +
        '<button type="button" role="tab" id="Tab-1-1" aria-controls="Tab-1-1-panel" aria-selected="true">npm</button>' +
        '<button type="button" role="tab" id="Tab-1-2" aria-controls="Tab-1-2-panel" aria-selected="false" tabindex="-1">yarn</button>' +
        "</div>" +
        '<div class="tab-panel" role="tabpanel" id="Tab-1-1-panel" aria-labelledby="Tab-1-1" data-active="">' +
        '<p class="tab-label">npm</p><p>a</p></div>' +
        '<div class="tab-panel" role="tabpanel" id="Tab-1-2-panel" aria-labelledby="Tab-1-2">' +
        '<p class="tab-label">yarn</p><p>b</p></div></div>',
    );
  });

  test("hold any Markdown, code and admonitions included", () => {
    const text = "```ts\nx\n```\n\n:::tip\n\ny\n\n:::";
    expect(renderBody(`<Tabs>\n${tab("a", text)}</Tabs>`)).toMatch(
      /<pre translate="no">.*<div class="admonition"/s,
    );
  });

  test("may be on one line", () =>
    expect(renderBody('<Tabs><Tab label="a">b</Tab></Tabs>')).toContain(">a</button>"));

  test("without a group are named for screen readers all the same", () =>
    expect(renderBody(`<Tabs>\n${tab("a", "b")}</Tabs>`)).toContain('aria-label="Variants"'));

  test("escape their labels", () => {
    expect(
      renderBody(`<Tabs group='"x'>\n<Tab label='<b> & "c"'>\n\nd\n\n</Tab>\n</Tabs>`),
    ).toContain(">&lt;b&gt; &amp; &quot;c&quot;</button>");
  });

  test("have ids of their own, even inside of tabs and on the same page", () => {
    const inner = `<Tabs>\n${tab("x", "1")}${tab("y", "2")}</Tabs>`;
    const html = renderBody(`<Tabs>\n${tab("a", inner)}${tab("b", "3")}</Tabs>\n\n${inner}`);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
    const controlled = [...html.matchAll(/ aria-controls="([^"]*)"/g)].map(([, id]) => id);
    expect(controlled.every((id) => ids.includes(id))).toBe(true);
  });

  test("evaluate no attribute", () => {
    const fix = "with quotes; expressions in braces are not evaluated.";
    expect(listMessages(`<Tabs group={process.env.X}>\n${tab("a", "b")}</Tabs>`)).toEqual([
      `6: attribute "group" of <Tabs> is no plain text.\n  Fix: write group="…" ${fix}`,
    ]);
    expect(listMessages(`<Tabs {...x}>\n${tab("a", "b")}</Tabs>`)[0]).toMatch(
      /^6: <Tabs> has no attribute "\{…\}"\./,
    );
    expect(listMessages(`<Tabs group>\n${tab("a", "b")}</Tabs>`)[0]).toMatch(/is no plain text/);
  });
});

describe("<Steps>", () => {
  test("wrap an ordered list", () => {
    expect(renderBody("<Steps>\n\n1. a\n\n   ```ts\n   b\n   ```\n\n2. c\n\n</Steps>")).toMatch(
      /^<div class="steps"><ol>.*<figure class="code".*<li>\n<p>c<\/p>\n<\/li>\n<\/ol><\/div>$/s,
    );
  });
});

describe("<FileTree>", () => {
  test("distinguishes folders, files and comments", () => {
    const list = "- src/\n  - game/\n    - index.ts the *rules*\n- `package.json`";
    expect(renderBody(`<FileTree>\n\n${list}\n\n</FileTree>`)).toBe(
      '<div class="file-tree"><ul>' +
        '<li data-kind="folder"><span class="file-name">src/</span>' +
        '<ul><li data-kind="folder"><span class="file-name">game/</span>' +
        '<ul><li data-kind="file"><span class="file-name">index.ts</span> ' +
        '<span class="file-comment">the rules</span></li></ul></li></ul></li>' +
        '<li data-kind="file"><span class="file-name">package.json</span></li></ul></div>',
    );
  });

  test("shows no expression as a comment", () => {
    expect(listMessages("<FileTree>\n\n- a.ts {secret}\n\n</FileTree>")[0]).toMatch(
      /^8: code is not evaluated in pages: "secret"\./,
    );
  });
});

describe("<Cards>", () => {
  test("become a list of links with a text each", () => {
    expect(renderBody(`<Cards>\n${CARD}\n</Cards>`)).toBe(
      '<ul class="cards"><li><a href="/game/actions">Actions</a>' +
        "<p>What a <em>player</em> may do.</p></li></ul>",
    );
  });

  test("show the table of a game, or the drawing of a page, in both themes", () => {
    const cardPictures: MdxContext["cardPictures"] = {
      poster: (href) => (href === "/examples/nest" ? "nest-3" : undefined),
      spot: (href) => (href.startsWith("/game/") ? "game" : undefined),
    };
    const cards = ["/examples/nest", "/game/actions", "/faq"]
      .map((href) => `<Card title="A" href="${href}">x</Card>`)
      .join("\n");
    const [nest, actions, faq] = renderBody(`<Cards>\n${cards}\n</Cards>`, { cardPictures })
      .split("<li")
      .slice(1);
    expect(nest).toMatch(/^ class="poster"><a.*src="\/pictures\/nest-3\.light\.avif" width="560"/);
    expect(actions).toMatch(
      /^><a.*<img class="only-dark" src="\/spots\/game\.dark\.svg" width="48" height="48" alt="" loading="lazy"/,
    );
    expect(faq).not.toContain("<img");
  });

  test("may be in lines or in paragraphs", () => {
    const spread = '<Card title="Actions" href="/game/actions">\n\nText.\n\n</Card>';
    expect(renderBody(`<Cards>\n${CARD}\n${CARD}\n</Cards>`).match(/<li>/g)).toHaveLength(2);
    expect(renderBody(`<Cards>\n\n${spread}\n\n${spread}\n\n</Cards>`).match(/<li>/g)).toHaveLength(
      2,
    );
  });

  test("escape title and address", () => {
    const quoted = `<Card title='"<b>' href='/game?a="b"'>x</Card>`;
    expect(renderBody(`<Cards>\n${quoted}\n</Cards>`)).toContain(
      '<a href="/game?a=&quot;b&quot;">&quot;&lt;b&gt;</a>',
    );
  });
});

test.each(
  Object.entries({
    "x\n\n<Tabs></Tabs>": '8: <Tabs> holds no <Tab>.\n  Fix: put <Tab label="…"> inside.',
    [`<Tabs>\n${tab("a", "b")}\nlost\n\n</Tabs>`]:
      "13: <Tabs> holds something besides <Tab>.\n  Fix: put it into <Tab>, or outside of <Tabs>.",
    "<Tabs>\n<Tab>\n\nx\n\n</Tab>\n</Tabs>":
      '7: <Tab> has no label.\n  Fix: write <Tab label="…">.',
    [`<Tabs gruop="x">\n${tab("a", "b")}</Tabs>`]:
      '6: <Tabs> has no attribute "gruop".\n  Valid: group.\n  Fix: write "group" instead of "gruop".',
    '<Steps start="3">\n\n1. a\n\n</Steps>':
      '6: <Steps> has no attribute "start".\n  Fix: remove it.',
    "<FileTree>\n\nsrc\n\n</FileTree>":
      "6: <FileTree> holds no list.\n  Fix: write a list with one file or folder/ in each item.",
    "<FileTree>\n\n- a\n\nlost\n\n</FileTree>":
      "10: <FileTree> holds something besides one list.\n  Fix: put it into one list, or outside of <FileTree>.",
    '<FileTree root="x">\n\n- a\n\n</FileTree>':
      '6: <FileTree> has no attribute "root".\n  Fix: remove it.',
    [`<Cards columns="2">\n${CARD}\n</Cards>`]:
      '6: <Cards> has no attribute "columns".\n  Fix: remove it.',
    [`<Cards>\n${CARD}\n\nlost\n\n</Cards>`]:
      "9: <Cards> holds something besides <Card>.\n  Fix: put it into <Card>, or outside of <Cards>.",
    "x\n\n<Tab>\n\ny\n\n</Tab>": "8: <Tab> is alone.\n  Fix: put it inside <Tabs>.",
    "x\n\n<Card>\n\ny\n\n</Card>": "8: <Card> is alone.\n  Fix: put it inside <Cards>.",
  }),
)("%j is a problem", (body, message) => expect(listMessages(body)).toEqual([message]));

test.each(['<Card title="a">x</Card>', '<Card href="/a">x</Card>', "<Card>x</Card>"])(
  "a card needs title and href: %s",
  (incomplete) =>
    expect(listMessages(`<Cards>\n${incomplete}\n</Cards>`)).toEqual([
      '7: <Card> needs a title and an href.\n  Fix: write <Card title="…" href="/…">.',
    ]),
);
