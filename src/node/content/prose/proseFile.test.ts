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
  return readProse(text, file).map(({ text: words, lineAt }) => ({
    words: words.trim(),
    line: lineAt(0),
  }));
}

test("a page's words are those that readers see or hear, each with its line", () => {
  expect(read(PAGE)).toEqual([
    { words: "Two words", line: 2 },
    { words: "What the search shows", line: 3 },
    { words: `The ${CODE_MARK} is\na space, see the flow.`, line: 8 },
    { words: "Mind the gap", line: 11 },
    { words: "A {brace} and a:b in prose.", line: 13 },
    { words: "A piece moves", line: 21 },
    { words: "Column", line: 25 },
    { words: "Meaning", line: 25 },
    { words: CODE_MARK, line: 27 },
    { words: "across", line: 27 },
    { words: "the rules", line: 32 },
    { words: "Whole cards", line: 36 },
    { words: "Inside", line: 36 },
    { words: "A red board", line: 38 },
  ]);
});

test("the lines of a figure that is text are read, without their code", () => {
  const page = "---\ntitle: T\n---\n\n```sequence\nA | B\nA -> B: the `Do.x` call\n```\n";
  expect(read(page).slice(1)).toEqual([
    { words: "A | B", line: 6 },
    { words: `A -> B: the ${CODE_MARK} call`, line: 7 },
  ]);
});

test("a word in the second line of a paragraph is on that line", () => {
  const passage = readProse(PAGE, "content/x.mdx").find(({ text }) => text.includes("space"));
  expect(passage?.lineAt(passage.text.indexOf("space"))).toBe(9);
});

test("fields of a YAML file are read as Markdown, without names and words of the toolkit", () => {
  const yaml = `- id: D1\n  title: A step fails\n  message: not allowd here\n  fix: >-\n    Give \`player\`\n    to it.\n`;
  expect(read(yaml, "content/api/limits.yml")).toEqual([
    { words: "A step fails", line: 2 },
    { words: `Give ${CODE_MARK} to it.`, line: 4 },
  ]);
});

test("a page that is no MDX has no words: the content check reports it", () => {
  expect(read("---\ntitle: Two words\n---\n\n<Tabs>\n").map(({ words }) => words)).toEqual([
    "Two words",
  ]);
});
