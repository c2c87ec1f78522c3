import { describe, expect, test } from "vitest";
import { listMessages, renderBody } from "./testPage";

const tab = (label: string, text: string): string =>
  `<Tab label="${label}">\n\n${text}\n\n</Tab>\n`;

describe("<Tabs>", () => {
  const body = `<Tabs group="package-manager">\n${tab("npm", "a")}${tab("yarn", "b")}</Tabs>`;

  test("become a tab list and panels that name each other, the first of them active", () => {
    expect(renderBody(body)).toBe(
      '<div class="tabs" data-group="package-manager">' +
        '<div class="tab-list" role="tablist" aria-label="package manager">' +
        '<button type="button" role="tab" id="tab-1-1" aria-controls="tab-1-1-panel" aria-selected="true">npm</button>' +
        '<button type="button" role="tab" id="tab-1-2" aria-controls="tab-1-2-panel" aria-selected="false" tabindex="-1">yarn</button>' +
        "</div>" +
        '<div class="tab-panel" role="tabpanel" id="tab-1-1-panel" aria-labelledby="tab-1-1" data-active="">' +
        '<p class="tab-label">npm</p><p>a</p></div>' +
        '<div class="tab-panel" role="tabpanel" id="tab-1-2-panel" aria-labelledby="tab-1-2">' +
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

  test("must hold a tab", () => {
    expect(listMessages("x\n\n<Tabs></Tabs>")).toEqual([
      '8: <Tabs> holds no <Tab>.\n  Fix: put <Tab label="…"> inside.',
    ]);
  });

  test("hold nothing else, because it would be lost", () => {
    expect(listMessages(`<Tabs>\n${tab("a", "b")}\nlost\n\n</Tabs>`)).toEqual([
      "13: <Tabs> holds something besides <Tab>.\n  Fix: put it into <Tab>, or outside of <Tabs>.",
    ]);
  });

  test("need a label on each tab", () => {
    expect(listMessages("<Tabs>\n<Tab>\n\nx\n\n</Tab>\n</Tabs>")).toEqual([
      '7: <Tab> has no label.\n  Fix: write <Tab label="…">.',
    ]);
  });

  test("know no other attribute, and name the nearest", () => {
    expect(listMessages(`<Tabs gruop="x">\n${tab("a", "b")}</Tabs>`)).toEqual([
      '6: <Tabs> has no attribute "gruop".\n  Valid: group.\n  Fix: write "group" instead of "gruop".',
    ]);
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

  test.each(["Tab", "Card"])("and the like: a <%s> alone is a problem", (name) => {
    expect(listMessages(`x\n\n<${name}>\n\ny\n\n</${name}>`)).toEqual([
      `8: <${name}> is alone.\n  Fix: put it inside <${name}s>.`,
    ]);
  });
});

describe("<Steps>", () => {
  test("wrap an ordered list", () => {
    expect(renderBody("<Steps>\n\n1. a\n\n   ```ts\n   b\n   ```\n\n2. c\n\n</Steps>")).toMatch(
      /^<div class="steps"><ol>.*<figure class="code".*<li>\n<p>c<\/p>\n<\/li>\n<\/ol><\/div>$/s,
    );
  });

  test("take no attributes", () => {
    expect(listMessages('<Steps start="3">\n\n1. a\n\n</Steps>')).toEqual([
      '6: <Steps> has no attribute "start".\n  Fix: remove it.',
    ]);
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

  test("needs a list and holds nothing else", () => {
    expect(listMessages("<FileTree>\n\nsrc\n\n</FileTree>")).toEqual([
      "6: <FileTree> holds no list.\n  Fix: write a list with one file or folder/ in each item.",
    ]);
    expect(listMessages("<FileTree>\n\n- a\n\nlost\n\n</FileTree>")[0]).toMatch(
      /^10: <FileTree> holds something besides one list\./,
    );
  });

  test("shows no expression as a comment", () => {
    expect(listMessages("<FileTree>\n\n- a.ts {secret}\n\n</FileTree>")[0]).toMatch(
      /^8: code is not evaluated in pages: "secret"\./,
    );
  });

  test("takes no attributes", () => {
    expect(listMessages('<FileTree root="x">\n\n- a\n\n</FileTree>')).toEqual([
      '6: <FileTree> has no attribute "root".\n  Fix: remove it.',
    ]);
  });
});

describe("<Cards>", () => {
  const card = '<Card title="Actions" href="/game/actions">What a *player* may do.</Card>';

  test("become a list of links with a text each", () => {
    expect(renderBody(`<Cards>\n${card}\n</Cards>`)).toBe(
      '<ul class="cards"><li><a href="/game/actions">Actions</a>' +
        "<p>What a <em>player</em> may do.</p></li></ul>",
    );
  });

  test("may be in lines or in paragraphs", () => {
    const spread = '<Card title="Actions" href="/game/actions">\n\nText.\n\n</Card>';
    expect(renderBody(`<Cards>\n${card}\n${card}\n</Cards>`).match(/<li>/g)).toHaveLength(2);
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

  test.each(['<Card title="a">x</Card>', '<Card href="/a">x</Card>', "<Card>x</Card>"])(
    "need title and href: %s",
    (incomplete) => {
      expect(listMessages(`<Cards>\n${incomplete}\n</Cards>`)).toEqual([
        '7: <Card> needs a title and an href.\n  Fix: write <Card title="…" href="/…">.',
      ]);
    },
  );

  test("hold nothing else and take no attributes", () => {
    expect(listMessages(`<Cards columns="2">\n${card}\n\nlost\n\n</Cards>`)).toEqual([
      '6: <Cards> has no attribute "columns".\n  Fix: remove it.',
      "9: <Cards> holds something besides <Card>.\n  Fix: put it into <Card>, or outside of <Cards>.",
    ]);
  });
});
