import { describe, expect, test } from "vitest";
import { listMessages, renderBody } from "./testPage";

describe("a code block", () => {
  test("is a figure with its language, two named buttons and the code", () => {
    expect(renderBody("```ts\na < b\n```")).toBe(
      '<figure class="code" data-language="ts"><div class="code-actions">' +
        '<button type="button" data-action="wrap" aria-pressed="false" aria-label="Wrap lines: ts code">Wrap</button>' +
        '<button type="button" data-action="copy" aria-label="Copy code: ts code">Copy</button></div>' +
        '<pre translate="no"><code>[ts:]a &lt; b</code></pre></figure>',
    );
  });

  test("shows its title and names its buttons by it", () => {
    const html = renderBody('```ts title="src/<a> & b.ts"\nx\n```');
    expect(html).toContain("<figcaption>src/&lt;a&gt; &amp; b.ts</figcaption>");
    expect(html).toContain('aria-label="Copy code: src/&lt;a&gt; &amp; b.ts"');
  });

  test("passes the marked lines on", () =>
    expect(renderBody("```ts {1,3}\na\nb\nc\n```")).toContain("<code>[ts:1,3]a\nb\nc</code>"));

  test("without a language is plain text", () => {
    expect(renderBody("```\nx\n```")).toMatch(
      /data-language="text".*Copy code: text".*\[text:\]x/s,
    );
  });

  test("keeps tabs, blank lines and indentation, and makes no-break spaces spaces", () =>
    expect(renderBody("```bash\n\ta\n\n  b\u00a0c\n```")).toContain("[bash:]\ta\n\n  b c<"));

  test("wraps its lines beside a tool, until the reader presses the button", () => {
    expect(renderBody("```ts\nx\n```", { wrapsCode: true })).toMatch(
      /aria-pressed="true".*<pre translate="no" data-wrap>/,
    );
    expect(renderBody("```ts\nx\n```")).toMatch(/aria-pressed="false".*<pre translate="no">/);
  });

  test("hides what only the check of samples reads", () => {
    const html = renderBody('```ts prelude="board" nocheck="wrong on purpose"\nx\n```');
    expect(html).not.toMatch(/board|purpose/);
  });

  test("in an unknown language is a problem that names the known ones", () => {
    expect(listMessages("x\n\n```python\ny\n```")).toEqual([
      '8: unknown language "python".\n' +
        "  Valid: bash, css, diff, figure, flow, html, js, json, jsx, layout, mermaid, scss, sequence, sh, text, ts, tsx, yaml.\n" +
        "  Fix: name one of these after the back-ticks; text is plain.",
    ]);
  });

  test("that quotes a game has the file as its title, which leads to all of it", () => {
    const link = (text: string): string =>
      `<figcaption><a href="/examples/nest#source">${text}</a></figcaption>`;
    const fence = 'ts file="nest/game.ts" region="lay"';
    expect(renderBody(`\`\`\`${fence}\nlay();\n\`\`\``)).toContain(link("nest/game.ts"));
    const titled = renderBody(`\`\`\`${fence} title="Lay eggs"\nlay();\n\`\`\``);
    expect(titled).toContain(link("Lay eggs"));
  });

  test("that quotes a project, which has no page, has the path in the project as its title", () => {
    const html = renderBody('```ts file="nest/src/game/lay.ts" region="lay"\nlay();\n```');
    expect(html).toContain("<figcaption>src/game/lay.ts</figcaption>");
  });

  test("is marked as one with types if the compiler knows it, even if it names no symbol", () => {
    const symbols = {
      find: () => undefined,
      atUrl: () => undefined,
      inSample: (code: string) => (code === "known;" ? [] : undefined),
    };
    const body = "```ts\nknown;\n```\n\n```ts\nunknown;\n```";
    expect(renderBody(body, { symbols }).match(/ data-typed>/g)).toHaveLength(1);
  });

  test.each(["titel", "{x}", "{3-1}", "title=a.ts"])(
    "with %s after the language is a problem that names what is valid there",
    (word) => {
      expect(listMessages(`\`\`\`ts ${word}\na\nb\nc\n\`\`\``)).toEqual([
        `6: unknown word "${word}" after the fence's language.\n` +
          '  Valid: file="…", nocheck="…", prelude="…", region="…", title="…", {1,3-5}.\n' +
          '  Fix: a title is written title="…".',
      ]);
    },
  );

  test("does not know the attributes of a diagram", () =>
    expect(listMessages('```ts alt="x"\ny\n```')[0]).toMatch(/^6: unknown word "alt"/));

  test("that marks a line it does not have is a problem", () => {
    expect(listMessages("```ts {2-4}\na\nb\n```")).toEqual([
      "6: line 3 cannot be marked, the code has 2.\n" +
        "  Fix: count again: the first line of the code is 1.",
    ]);
  });

  test.each([
    ["```ts\nx\n\n## After", 6],
    ["x\n\n~~~\ny\n```", 8],
    ["````ts\nx\n```", 6],
    ["- a\n\n  ```ts\n  x\n\n- b", 8],
    ["```ts", 6],
  ])("that is not closed is a problem: %j", (body, line) => {
    expect(listMessages(body)).toEqual([
      `${String(line)}: the code fence is not closed.\n  Fix: write \`\`\` on a line below it.`,
    ]);
  });

  test("is recognized as closed inside of lists, quotations and longer fences", () => {
    const body = "- a\n\n  ```ts\n  x\n  ```\n\n> ~~~\n> y\n> ~~~\n\n````text\n```\n````";
    expect(listMessages(body)).toEqual([]);
    expect(listMessages("```ts\nx\n```  \n\n```ts\ny\n````")).toEqual([]);
  });
});

describe("a diagram", () => {
  const findDiagram = (source: string) =>
    source === "graph TD" ? { light: "/l.svg", dark: "/d.svg", width: 30, height: 20 } : undefined;

  test("shows the picture of each theme with sizes and alternative text", () => {
    const body = '```mermaid alt="A & B" caption="C < D"\ngraph TD\n```';
    expect(renderBody(body, { findDiagram })).toBe(
      '<figure class="diagram"><div>' +
        '<img class="only-light" src="/l.svg" width="30" height="20" alt="A &amp; B" loading="lazy" decoding="async">' +
        '<img class="only-dark" src="/d.svg" width="30" height="20" alt="A &amp; B" loading="lazy" decoding="async"></div>' +
        "<figcaption>C &lt; D</figcaption></figure>",
    );
  });

  test("has a button that enlarges it if it is wider than a phone", () => {
    const ofWidth = (width: number): string => {
      const picture = { light: "/l.svg", dark: "/d.svg", width, height: 20 };
      return renderBody('```mermaid alt="A"\ngraph TD\n```', { findDiagram: () => picture });
    };
    expect(ofWidth(340)).not.toContain("<button");
    expect(ofWidth(577)).toContain(
      '<button type="button" class="enlarge" aria-label="Enlarge the diagram">Enlarge</button></div>',
    );
    for (const width of [341, 576]) expect(ofWidth(width)).toContain('"enlarge" data-narrow');
  });

  test.each(
    Object.entries({
      "```mermaid\ngraph TD\n```":
        '6: the diagram has no alt text.\n  Fix: write ```mermaid alt="…".',
      'x\n\n```mermaid alt="A"\ngraph LR\n```':
        "8: the diagram has no picture yet.\n  Fix: run `npm run make diagrams` and commit what it writes.",
      '```mermaid alt="A" title="B"\ngraph TD\n```':
        '6: unknown word "title" after the fence\'s language.\n' +
        '  Valid: alt="…", caption="…", {1,3-5}.\n  Fix: a title is written title="…".',
    }),
  )("needs its pictures, has alternative text and no title: %j", (body, message) =>
    expect(listMessages(body, { findDiagram })).toEqual([message]),
  );
});

test("a layout figure shows its code, and a button that opens the sandbox for an attribute", () => {
  const layout = (meta: string): string => `\`\`\`layout alt="Six" ${meta}\npieces: 6\n\`\`\``;
  expect(renderBody(layout('code="gap: { x: 1 }" try="gap"'))).toContain(
    "<figcaption><code>gap: { x: 1 }</code> " +
      '<button type="button" class="try-layout" data-try-layout="gap" aria-label="Try it: gap">Try it</button></figcaption>',
  );
  expect(listMessages(layout('try="gpa"'))).toEqual([
    expect.stringMatching(/^6: layout\(\) has no attribute "gpa"\.\n {2}Valid: alignment, area, /),
  ]);
});

describe.each([
  ["layout", "drawLayout", "layout figure", "layout-figure"],
  ["figure", "drawFigure", "figure", "engine-figure"],
])("a fence in the language %s", (language, draw, name, className) => {
  const context = {
    [draw]: (yaml: string): string => {
      if (yaml !== "pieces: 6") throw new Error('"pieces" is 90.');
      return "<svg/>";
    },
  };

  test("is drawn and named for screen readers", () => {
    const body = `\`\`\`${language} alt="Six & cards" caption="rows"\npieces: 6\n\`\`\``;
    expect(renderBody(body, context)).toBe(
      `<figure class="${className}"><div role="img" aria-label="Six &amp; cards"><svg/></div>` +
        "<figcaption>rows</figcaption></figure>",
    );
  });

  test("needs alternative text", () => {
    expect(listMessages(`\`\`\`${language}\npieces: 6\n\`\`\``, context)).toEqual([
      `6: the ${name} has no alt text.\n  Fix: write \`\`\`${language} alt="…".`,
    ]);
  });

  test("that cannot be drawn is a problem with the reason", () => {
    const body = `x\n\n\`\`\`${language} alt="A"\npieces: 90\n\`\`\``;
    expect(listMessages(body, context)).toEqual([
      `8: the ${name} cannot be drawn: "pieces" is 90.\n` +
        `  Fix: docs/authoring/figures.md says what a ${name} may hold.`,
    ]);
  });
});
