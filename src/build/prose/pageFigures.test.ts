import { expect, test } from "vitest";
import { parseMdx } from "../mdx/parseMdx";
import { countMechanisms } from "./mechanisms";
import { countPage } from "./pageFigures";
import { readProse } from "./proseFile";

const PAGE = `---
title: Board
---

Four words stand here.

\`\`\`ts prelude="board"
game.all();
\`\`\`

\`\`\`tsx live title="A card"
<b />
\`\`\`

\`\`\`jsx live
<b />
\`\`\`

\`\`\`ts nocheck="wrong on purpose"
game.al();
\`\`\`

\`\`\`bash
npm test
\`\`\`

\`\`\`layout alt="Six cards"
pieces: 6
\`\`\`

<GamePlayer game="pairs" />
`;

test("counts words, samples by their kind, and figures, also within components", () => {
  const { tree } = parseMdx(PAGE, "content/x.mdx");
  const tabs = parseMdx(
    "---\ntitle: x\n---\n\n<Tabs>\n<Tab>\n\n```ts\na();\n```\n\n</Tab>\n</Tabs>\n",
    "x.mdx",
  );
  // Title, the sentence, and two labels.
  expect(countPage(tree, readProse(PAGE, "content/x.mdx"))).toEqual({
    words: 1 + 4 + 2 + 2,
    checked: 3,
    live: 2,
    unchecked: 1,
    figures: 2,
  });
  expect(countPage(tabs.tree, [])).toMatchObject({ checked: 1 });
});

test("a mechanism is a row of the first table", () => {
  const body =
    "---\ntitle: x\n---\n\n| Mechanism | Built with |\n|---|---|\n| Auction | x |\n| Draft | y |\n";
  expect(countMechanisms(parseMdx(body, "x.mdx").tree)).toBe(2);
});
