import { expect, test } from "vitest";
import { CODE_MARK } from "./passages";
import { readProse } from "./proseFile";

const PAGE = `---
title: Two words
description: What the search shows
order: 1
unlinked: [no words]
---

The \`Game\` is
a <kbd>space</kbd>, see [the flow](/game/flow "tip").

:::tip[Mind the gap]

A \\{brace\\} and a:b in prose.

:::

\`\`\`ts title="src/game/index.ts" prelude="board one"
const hidden = "code";
\`\`\`

\`\`\`mermaid alt="A piece moves"
graph LR
\`\`\`

| Column | Meaning |
|---|---|
| \`x\` | across |

<FileTree>

- src/
  - index.ts the rules

</FileTree>

<Card title="Whole cards" href="/no/words here">Inside</Card>

![A red board](/images/board.png)
`;

function read(text: string, file = "content/x.mdx") {
  return readProse(text, file).map(({ text: words, kind, lineAt }) => ({
    words: words.trim(),
    kind,
    line: lineAt(0),
  }));
}

test("a page's words are those that readers see or hear, each with its line", () => {
  expect(read(PAGE)).toEqual([
    { words: "Two words", kind: "label", line: 2 },
    { words: "What the search shows", kind: "text", line: 3 },
    { words: `The ${CODE_MARK} is\na space, see the flow.`, kind: "text", line: 8 },
    { words: "Mind the gap", kind: "label", line: 11 },
    { words: "A {brace} and a:b in prose.", kind: "text", line: 13 },
    { words: "A piece moves", kind: "label", line: 21 },
    { words: "Column", kind: "text", line: 25 },
    { words: "Meaning", kind: "text", line: 25 },
    { words: CODE_MARK, kind: "text", line: 27 },
    { words: "across", kind: "text", line: 27 },
    { words: "the rules", kind: "text", line: 32 },
    { words: "Whole cards", kind: "label", line: 36 },
    { words: "Inside", kind: "text", line: 36 },
    { words: "A red board", kind: "text", line: 38 },
  ]);
});

test("a word in the second line of a paragraph is on that line", () => {
  const passage = readProse(PAGE, "content/x.mdx").find(({ text }) => text.includes("space"));
  expect(passage?.lineAt(passage.text.indexOf("space"))).toBe(9);
});

test("fields of a YAML file are read as Markdown, without names and words of the toolkit", () => {
  const yaml = `- id: D1\n  title: A step fails\n  message: not allowd here\n  fix: >-\n    Give \`player\`\n    to it.\n`;
  expect(read(yaml, "content/api/limits.yml")).toEqual([
    { words: "A step fails", kind: "label", line: 2 },
    { words: `Give ${CODE_MARK} to it.`, kind: "text", line: 4 },
  ]);
});

test("a page that is no MDX has no words: the content check reports it", () => {
  expect(read("---\ntitle: Two words\n---\n\n<Tabs>\n").map(({ words }) => words)).toEqual([
    "Two words",
  ]);
});
