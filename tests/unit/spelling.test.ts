import path from "node:path";
import { expect, test } from "vitest";
import { formatProblem } from "../../src/shared/problem";
import { readProse } from "../../src/node/content/prose/proseFile";
import { createSpellingCheck, findUnusedWords } from "../../tools/check/spelling";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FILE = "content/x.mdx";

const PAGE = `---
title: Dealing
description: How a player recieves cards.
---

The \`dekc\` of Boardzilla is
shufled once, in a subflow; see [the rules](/gmae/flow).

\`\`\`ts title="a.ts"
const crads = 5;
\`\`\`
`;

test("a misspelled word is named with its file, its line and the right word; code is left alone", async () => {
  const check = await createSpellingCheck(ROOT);
  const problems = (await check(readProse(PAGE, FILE), FILE)).map(formatProblem);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(
    /^content\/x\.mdx:3: unknown word "recieves"\.\n {2}Valid: .*receive/,
  );
  expect(problems[1]).toMatch(
    /^content\/x\.mdx:7: unknown word "shufled"\.\n {2}Valid: .*shuffled/,
  );
  // Reading the dictionaries takes seconds.
}, 60_000);

test("a word of the project's dictionary that no text uses is named", () => {
  const problems = findUnusedWords(ROOT, readProse(PAGE, FILE)).map(formatProblem);
  expect(problems.some((problem) => problem.includes('"GraphiQL"'))).toBe(true);
  expect(problems.some((problem) => problem.includes('"Boardzilla"'))).toBe(false);
});
