import { expect, test } from "vitest";
import { formatProblem } from "../../shared/problem";
import { checkSentences, listSentences, MAX_WORDS } from "./sentences";
import { readProse } from "./proseFile";

const HEAD = "---\ntitle: x\n---\n\n";

function listFaults(body: string): string[] {
  const sentences = listSentences(readProse(HEAD + body, "content/x.mdx"));
  return checkSentences(sentences, "content/x.mdx").map(formatProblem);
}

/** A sentence with this many words, the last of which is code. */
function sentence(words: number): string {
  return `Move ${"a ".repeat(words - 2)}\`piece.putInto(board. top)\`.`;
}

test("a sentence over the limit is named with its line, its length and its beginning", () => {
  const body = `Short.\nIt ends here. ${sentence(MAX_WORDS)}\n${sentence(MAX_WORDS + 1)}\n`;
  expect(listFaults(body)).toEqual([
    `content/x.mdx:7: a sentence has 46 words, 45 are allowed: "Move ${"a ".repeat(27)}a…".\n` +
      "  Fix: make two of it, or a list.",
  ]);
});

test("a sentence in a list, a tip or a table is held to the limit as well", () => {
  const long = sentence(MAX_WORDS + 1);
  expect(
    listFaults(`- ${long}\n\n:::tip\n\n${long}\n\n:::\n\n| a |\n|---|\n| ${long} |\n`),
  ).toHaveLength(3);
});

test("headings and code are no sentences", () => {
  const words = "word ".repeat(60);
  expect(listFaults(`## ${words}\n\n\`\`\`text\n${words}\n\`\`\`\n`)).toEqual([]);
});
