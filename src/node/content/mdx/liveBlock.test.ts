import { expect, test } from "vitest";
import { compileBody, listMessages } from "./testPage";

const fence = (head: string, code = "<b />"): string => `\`\`\`${head}\n${code}\n\`\`\`\n`;

function liveProps(body: string, context = {}) {
  const { blocks } = compileBody(body, context);
  return blocks.flatMap((block) => (block.kind === "island" ? [[block.name, block.props]] : []));
}

test("a live fence becomes an interactive block that shows its code before it lives", () => {
  const [block] = liveProps(fence('tsx live title="Two" height="320" players="1"'), {
    findLivePicture: (code: string) => ({ height: 40 + code.length, says: "Choose a card" }),
  });
  expect(block).toEqual([
    "LiveCode",
    {
      code: "<b />",
      html: '<figure class="code lines" data-language="tsx"><figcaption>Two</figcaption><pre translate="no"><code><span>[tsx:]&lt;b /&gt;</span></code></pre></figure>',
      language: "tsx",
      title: "Two",
      height: 320,
      players: 1,
      picture: { height: 45, alt: "Result of Two: Choose a card" },
    },
  ]);
});

test("lines without interest are folded, and the text of all parts is the code", () => {
  const code = "import a;\nclass A {}\n\n<A />\n";
  const highlight = (text: string) => text.replaceAll("<", "&lt;");
  const [block] = liveProps(fence('tsx live show="4" {4}', code), { highlight });
  const { html = "" } = block?.[1] as Record<string, string>;
  const pre = (lines: string) => `<pre translate="no"><code>${lines}</code></pre>`;
  expect(html).toBe(
    '<figure class="code lines" data-language="tsx"><details><summary>3 lines: import and class<i></i><i></i><i></i></summary>' +
      pre("<span>import a;\n</span><span>class A {}\n</span><span>\n</span>") +
      `</details>${pre("<mark>&lt;A />\n</mark><span></span>")}</figure>`,
  );
});

test("blocks without a title are numbered, and jsx is edited as tsx", () => {
  const titles = liveProps(`${fence("jsx live")}\ntext\n\n${fence("ts live")}`).map(
    ([, props]) => props,
  );
  expect(titles).toMatchObject([
    { title: "Example 1", language: "tsx" },
    { title: "Example 2", language: "ts" },
  ]);
});

test("it is between the HTML before and after", () => {
  const { blocks } = compileBody(`Before.\n\n${fence("tsx live")}\nAfter.\n`);
  expect(blocks.map(({ kind }) => kind)).toEqual(["html", "island", "html"]);
});

test.each([
  [
    `${fence('tsx live title="One"')}\n${fence('tsx live title="One"')}`,
    '10: a second live block of the page is called "One".',
  ],
  [fence("css live"), "6: a css fence cannot be live."],
  [fence('tsx live prelude="x"'), '6: unknown word "prelude" after the language of a live fence.'],
  [fence('tsx live height="tall"'), '6: height is "tall".'],
  [fence('tsx live height="5000"'), '6: height is "5000".'],
  [fence('tsx live players="7"'), '6: players is "7".'],
  [fence('tsx live show="2-3"'), "6: line 2 cannot be shown, the code has 1."],
  [fence('tsx live show="first"'), '6: show is "first", which names no lines.'],
  [
    `- a\n\n  ${fence("tsx live").replaceAll("\n", "\n  ")}`,
    "8: a live block is inside another element.",
  ],
])("%j is a problem of the page", (body, message) =>
  expect(listMessages(body).join("\n")).toContain(message),
);
