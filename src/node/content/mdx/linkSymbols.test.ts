import { describe, expect, test } from "vitest";
import { createCodeHighlighter } from "../code/highlighter";
import { compileMdx, listReferences } from "./compileMdx";
import { parsePage } from "./parsePage";
import type { SymbolSource } from "./context";
import { CONTEXT, renderBody } from "./testPage";

const URLS: Readonly<Record<string, string>> = {
  Game: "/api/classes/Game",
  "Game#action": "/api/classes/Game#action",
  loop: "/api/modules#loop",
};

const toTarget = (name: string) => {
  const url = URLS[name];
  return url === undefined ? undefined : { name, url };
};

const symbols: SymbolSource = {
  find: (written) => toTarget(written.replace("game.", "Game#").replace("()", "")),
  atUrl: (url) => toTarget(Object.keys(URLS).find((name) => URLS[name] === url) ?? ""),
  inSample: (code) => {
    const start = code.indexOf("loop");
    return start < 0 ? [] : [{ start, end: start + 4, symbol: "loop" }];
  },
};

const linkTo = (url: string, code: string): string =>
  `<a href="${url}" class="api"><code>${code}</code></a>`;

describe("inline code that names a symbol", () => {
  test("links to its entry, however it is written", () => {
    const html = renderBody("Write `Game`, then `game.action()` and `other`.", { symbols });
    expect(html).toContain(`Write ${linkTo("/api/classes/Game", "Game")}, then`);
    expect(html).toContain(linkTo("/api/classes/Game#action", "game.action()"));
    expect(html).toContain("<code>other</code>");
  });

  test("links in tables, lists and admonitions too", () => {
    const body = "| a | b |\n|---|---|\n| `Game` | x |\n\n- `loop`\n\n:::note\n\n`Game`\n\n:::\n";
    expect(renderBody(body, { symbols }).match(/class="api"/g)).toHaveLength(3);
  });

  test("stays as it is in links, headings and cards", () => {
    const body =
      "## About `Game`\n\nSee [the `Game`](/game/flow).\n\n" +
      '<Cards>\n\n<Card title="A" href="/game/flow">\n\nof `Game`\n\n</Card>\n\n</Cards>';
    expect(renderBody(body, { symbols })).not.toContain('class="api"');
  });

  test("stays as it is where the author says so: on the page, or by <code>", () => {
    const source = "---\ntitle: T\nunlinked: [loop]\n---\n\n`loop`, <code>Game</code>, `Game`\n";
    const context = { ...CONTEXT, symbols };
    const [block] = compileMdx(parsePage(source, context.file), context).blocks;
    expect(block).toEqual({
      kind: "html",
      html: `<p><code>loop</code>, <code>Game</code>, ${linkTo("/api/classes/Game", "Game")}</p>`,
    });
  });
});

describe("the names in a sample", () => {
  test("link to their entries; only the first one to an entry is a stop of the Tab key", () => {
    const highlight = createCodeHighlighter();
    const twice: SymbolSource = {
      ...symbols,
      inSample: () => [
        { start: 0, end: 4, symbol: "loop" },
        { start: 5, end: 9, symbol: "loop" },
      ],
    };
    const html = renderBody("```ts\nloop(loop())\n```", { symbols: twice, highlight });
    expect(html).toContain(
      '<a class="f" href="/api/modules#loop">loop</a>(' +
        '<a class="f" href="/api/modules#loop" tabindex="-1">loop</a>())',
    );
  });
});

test("a page lists which section uses which symbol: by a link, by a word or in a sample", () => {
  const body =
    "---\ntitle: T\n---\n\n`Game` first.\n\n## One\n\n[actions](/api/classes/Game#action) and `Game`\n\n" +
    "## Two\n\n```ts\nloop()\n```\n\n`loop`\n";
  expect(listReferences(parsePage(body, "a.mdx"), symbols)).toEqual([
    { symbol: "Game", slug: "", title: "", weight: 1 },
    { symbol: "Game#action", slug: "one", title: "One", weight: 3 },
    { symbol: "Game", slug: "one", title: "One", weight: 1 },
    { symbol: "loop", slug: "two", title: "Two", weight: 3, code: "loop()" },
  ]);
});
