import { describe, expect, test } from "vitest";
import { renderBody } from "../../content/mdx/testPage";
import type { PageSource } from "./plainHtml";
import { pageMarkdown, toMarkdown } from "./toMarkdown";

const SOURCE: PageSource = {
  route: "/game/test",
  title: "A test",
  siteUrl: "https://b.example/docs",
  prefix: "/preview/3",
  drawings: [],
};

type Cases = readonly (readonly [what: string, html: string, markdown: string])[];

function expectMarkdown(_what: string, html: string, markdown: string): void {
  expect(toMarkdown(html, SOURCE).trimEnd()).toBe(markdown);
}

describe("words", () => {
  const cases: Cases = [
    ["emphasis", "<p>The <em>player</em> <strong>here</strong>.</p>", "The *player* **here**."],
    ["a space in strong words", "<p><strong>Instead: </strong>wait</p>", "**Instead:** wait"],
    ["what looks like a tag", "<p>a &lt;Game> and {x}, a_b</p>", "a \\<Game> and {x}, a\\_b"],
    ["lines of the source", "<p>one\ntwo</p>", "one two"],
    ["keys", "<p>Press <kbd>Esc</kbd></p>", "Press `Esc`"],
    ["lowered letters and line ends", "<p>H<sub>2</sub>O<br>twice</p>", "H2O\\\ntwice"],
    ["messages", "<p>It throws. <q translate=no>Too late</q></p>", "It throws. `Too late`"],
    ["badges", "<p><span>static</span><span>readonly</span></p>", "*static, readonly*"],
    ["tight lists", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n  - b\n- c"],
    ["loose lists", "<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>", "1. a\n\n   b\n\n2. c"],
    ["rules", "<p>a</p><hr><p>b</p>", "a\n\n---\n\nb"],
  ];
  test.each(cases)("%s", expectMarkdown);
});

describe("addresses lead from anywhere to where the page leads", () => {
  const cases: Cases = [
    ["a route", '<a href="/game/flow#a">a</a>', "[a](https://b.example/docs/game/flow#a)"],
    ["the prefix", '<a href="/preview/3/api">a</a>', "[a](https://b.example/docs/api)"],
    ["an anchor", '<a href="#top">a</a>', "[a](https://b.example/docs/game/test#top)"],
    ["another site", '<a href="https://o.example/">a</a>', "[a](https://o.example/)"],
    ["a mailbox", '<a href="mailto:a@o.example">a</a>', "[a](mailto:a@o.example)"],
    ["an image", '<img src="/a.png" alt="A" title="B">', '![A](https://b.example/docs/a.png "B")'],
    ["a name that the build linked", '<a class="api" href="/api"><code>a</code></a>', "`a`"],
  ];
  test.each(cases)("%s", expectMarkdown);
});

describe("what only a browser can use is left out", () => {
  const cases: Cases = [
    ["buttons", "<p>a</p><button>Copy</button><p><button>Try it</button></p>", "a"],
    ["the link of a heading", '<h2>A<a class="anchor" href="#a">#</a></h2>', "## A"],
    ["the heading of an index", '<h2 id="category-index">Index</h2><h2>B</h2>', "## B"],
    ["the picture of the other theme", '<p><img class="only-dark" src="/a" alt="A">b</p>', "b"],
    ["decoration", '<p><img src="/a" alt="">b</p>', "b"],
    ["remarks", "<p>All <!-- -->14<!-- --> classes</p>", "All 14 classes"],
    ["what says so itself", '<p data-mdast="ignore">a</p><p>b</p>', "b"],
  ];
  test.each(cases)("%s", expectMarkdown);
});

describe("code", () => {
  const framed = (code: string, caption = ""): string =>
    `<figure class="code" data-language="ts">${caption}<div class="code-actions">` +
    `<button>Copy</button></div><pre><code>${code}</code></pre></figure>`;
  const cases: Cases = [
    [
      "keeps every character, its language and its file",
      framed("const a;\n\n\tif (a &lt; 2) `${a}`;", "<figcaption>src/a.ts</figcaption>"),
      '```ts title="src/a.ts"\nconst a;\n\n\tif (a < 2) `${a}`;\n```',
    ],
    [
      "of a game says where the whole file is",
      framed("x", '<figcaption><a href="/nest#source">nest/game.ts</a></figcaption>'),
      '```ts title="nest/game.ts"\nx\n```\n\nThe whole file: [nest/game.ts](https://b.example/docs/nest#source)',
    ],
    [
      "of a live block has the lines that are folded",
      '<figure class="code lines" data-language="ts"><details><summary>2 lines<i></i><i></i></summary>' +
        "<pre><code><span>a\n</span><span>b\n</span></code></pre></details><pre><code><mark>c</mark></code></pre></figure>",
      "```ts {3}\na\nb\nc\n```",
    ],
    [
      "numbers the lines that the page marks",
      framed(
        "<mark>a\n</mark>b\n<mark>c\n</mark><mark>\n</mark><mark>e</mark>",
        "<figcaption>a.ts</figcaption>",
      ),
      '```ts title="a.ts" {1,3-5}\na\nb\nc\n\ne\n```',
    ],
    ["with fences in it has longer ones", framed("```\nx\n```"), "````ts\n```\nx\n```\n````"],
    [
      "of a signature loses its links",
      '<pre><code><span>a(): <a href="/api">B</a>\n</span><span>}</span></code></pre>',
      "```ts\na(): B\n}\n```",
    ],
    [
      "of an import is a block of its own",
      '<div><code translate="no">import a</code> <button>Copy</button></div>',
      "```ts\nimport a\n```",
    ],
    [
      "of a live block is all that is left of it",
      `<section aria-label="Live code: A">${framed("x")}<img src="/a.png" alt="Result"></section>`,
      "```ts\nx\n```",
    ],
  ];
  test.each(cases)("%s", expectMarkdown);
});

test("an interactive part is a sentence that leads to the page where it runs", () => {
  const html =
    '<section aria-label="Play Pairs"><img class="only-light" src="/a" alt="Pairs after 5 moves.">' +
    "<button>Play Pairs</button><p>2 players</p><noscript><p>No.</p></noscript></section>";
  expect(toMarkdown(html, SOURCE)).toBe(
    "**Interactive: Play Pairs.** Pairs after 5 moves. It runs in a browser: " +
      "[A test](https://b.example/docs/game/test).\n",
  );
});

test("a section without a name is what is in it", () => {
  const html =
    '<div><section><h2>Board</h2><ol start="3"><li><a href="/tutorial/deck">A deck</a><p>Draw.</p></li></ol></section>' +
    "<section><h2>Moves</h2><p>Choose.</p></section></div>";
  expect(toMarkdown(html, SOURCE)).toBe(
    "## Board\n\n3. [A deck](https://b.example/docs/tutorial/deck)\n\n   Draw.\n\n## Moves\n\nChoose.\n",
  );
});

test("a sequence is a numbered list, a flow a tree of lists", () => {
  const body =
    "```sequence\nA | B\nA -> B: a `move`\nB: checks\n```\n\n" +
    '```flow caption="Turns"\nloop: rounds\n  playerActions\n    action roll\n      break on a 1\n```';
  expect(toMarkdown(renderBody(body), SOURCE)).toBe(
    "1. **A to B:** a `move`\n2. **B:** checks\n\n" +
      "- `loop`: rounds\n  - `playerActions`\n    - action `roll`\n      - `Do.break` on a 1\n\n**Turns**\n",
  );
});

test("what was drawn is what its author says of it, and what it holds", () => {
  const html =
    '<figure class="diagram"><div><img class="only-light" alt="A to B."><img class="only-dark" alt="A to B.">' +
    '<button aria-label="Enlarge the diagram">Enlarge</button></div>' +
    "<figcaption>The way</figcaption></figure>" +
    '<figure class="layout-figure"><div role="img" aria-label="Six."><svg></svg></div>' +
    "<figcaption><code>gap: 1</code> <button>Try it</button></figcaption></figure>" +
    '<figure class="engine-figure"><div role="img" aria-label="A deck."><p>A</p></div></figure>';
  const drawings = ["flowchart LR", "pieces: 6", "0: A"];
  expect(toMarkdown(html, { ...SOURCE, drawings })).toBe(
    "**Diagram** (The way): A to B.\n\n```mermaid\nflowchart LR\n```\n\n" +
      "**Layout figure** (gap: 1): Six.\n\n```yaml\npieces: 6\n```\n\n" +
      "**Figure**: A deck.\n\n```text\n0: A\n```\n",
  );
  expect(() => toMarkdown(html, { ...SOURCE, drawings: ["0: A"] })).toThrow(
    "/game/test has 3 drawn pictures and 1 sources of them, so they cannot be put together.",
  );
});

test("a screen is what it shows in words", () => {
  const picture = { light: "/l.avif", dark: "/d.avif", width: 560, height: 350 };
  const screens = () =>
    new Map([["log", { alt: "A list of moves.", caption: "The log", picture }]]);
  expect(toMarkdown(renderBody('<Screen name="log" />', { screens }), SOURCE)).toBe(
    "**Screen** (The log): A list of moves.\n",
  );
});

describe("what authors place", () => {
  const tab = (label: string, body: string): string =>
    `<div class="tab-panel"><p class="tab-label">${label}</p>${body}</div>`;
  const tabs = (...panels: readonly string[]): string =>
    `<div class="tabs"><div class="tab-list"><button>x</button></div>${panels.join("")}</div>`;
  const cases: Cases = [
    [
      "an admonition",
      '<div class="admonition"><p class="admonition-title">Tip: <code>a</code></p><p>b</p></div>',
      "> **Tip: `a`**\n>\n> b",
    ],
    [
      "tabs below their heading, ended by a rule",
      `<h3>H</h3>${tabs(tab("npm", "<p>a</p>"), tab("yarn", "<p>b</p>"))}<p>c</p>`,
      "### H\n\n#### npm\n\na\n\n#### yarn\n\nb\n\n---\n\nc",
    ],
    ["tabs before a heading", `${tabs(tab("a", "<p>x</p>"))}<h2>B</h2>`, "## a\n\nx\n\n## B"],
    [
      "tabs in tabs",
      `<h2>H</h2>${tabs(tab("a", tabs(tab("x", "<p>1</p>"))), tab("b", "<p>2</p>"))}`,
      "## H\n\n### a\n\n#### x\n\n1\n\n### b\n\n2",
    ],
    [
      "a file tree",
      '<ul><li><span class="file-name">src/</span><ul><li><span class="file-name">a_b.ts</span>' +
        ' <span class="file-comment">the rules</span></li></ul></li></ul>',
      "- `src/`\n  - `a_b.ts` the rules",
    ],
    [
      "cards",
      '<ul class="cards"><li><a href="/a">A</a><p>What <em>may</em> be.</p></li><li><a href="/b">B</a><p></p></li></ul>',
      "- [A](https://b.example/docs/a): What *may* be.\n- [B](https://b.example/docs/b)",
    ],
    [
      "the gallery of games",
      '<ul class="games"><li><a href="/p">Pairs</a><img alt=""><p>Turn tiles.</p>' +
        "<dl><dt>Players</dt><dd>2–4</dd><dt>Lines</dt><dd>82</dd></dl></li></ul>",
      "| Game | Players | Lines |\n| - | - | - |\n" +
        "| [Pairs](https://b.example/docs/p): Turn tiles. | 2–4 | 82 |",
    ],
  ];
  test.each(cases)("%s", expectMarkdown);
});

describe("the reference", () => {
  const cases: Cases = [
    [
      "has cells of one line",
      "<table><thead><tr><th>A</th><th>B</th></tr></thead><tr><th><code>a |\n  b</code></th>" +
        '<td><div class="static-html"><p>where</p><ul>\n<li>a | b</li>\n<li>c</li></ul></div></td></tr></table>',
      "| A | B |\n| - | - |\n| `a \\| b` | where a \\| b; c |",
    ],
    [
      "keeps the first row of a table without a head",
      "<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>",
      "| | |\n| - | - |\n| a | b |",
    ],
    [
      "has its facts in lines",
      "<dl><div><dt>Since</dt><dd>0.2.3</dd></div><div><dt>Now</dt><dd><code>a:\n  b</code></dd></div></dl>",
      "**Since:** 0.2.3\n\n**Now:**\n\n```ts\na:\n  b\n```",
    ],
    [
      "says in a line what a call returns",
      '<div><strong>Returns</strong> <code>Card[]</code>: <div class="static-html">the cards</div></div>',
      "**Returns** `Card[]`: the cards",
    ],
    [
      "lists names with their kinds",
      '<ul><li><span role="img" aria-label="class"></span><a href="/api"><code>A</code></a><span>The a.</span></li>' +
        '<li><span role="img" aria-label="type"></span><a href="/api"><code>B</code></a></li></ul>',
      "- [`A`](https://b.example/docs/api), class: The a.\n- [`B`](https://b.example/docs/api), type",
    ],
    [
      "names what a class inherits",
      '<details data-mdast="names"><summary>Inherited from <code>A</code> <span>2</span></summary>' +
        '<ul><li><a href="/a"><code>b</code></a><span>B.</span></li><li><a href="/c"><code>c</code></a></li></ul></details>',
      "Inherited from `A`: `b`, `c`.",
    ],
  ];
  test.each(cases)("%s", expectMarkdown);
});

test("a page is its text without what is around it", () => {
  const main = (text: string): string =>
    `<main><nav>On this page</nav><h1>A test</h1><div class="prose">${text}</div><p>Edit this page</p></main>`;
  const whole = "<p>What it does.</p><p>More.</p>";
  for (const text of [whole, `<div class="static-html">${whole}</div>`]) {
    expect(pageMarkdown(main(text), SOURCE)).toBe("What it does.\n\nMore.\n");
  }
  expect(() => pageMarkdown("<main></main>", SOURCE)).toThrow(
    '/game/test has no element with the class "prose"',
  );
});
