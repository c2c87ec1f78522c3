import { expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { checkTerms, parseTerms } from "./checkTerms";
import { readProse } from "./proseFile";

const TERMS = `
- write: JavaScript
  avoid: [javascript, java script]
  why: It is a name.
- write: must, will
  avoid: [shall]
  why: Nobody says it.
`;

function listFaults(body: string): string[] {
  const { entries } = parseTerms(TERMS, "docs/terms.yml");
  const passages = readProse(`---\ntitle: x\n---\n\n${body}`, "content/x.mdx");
  return checkTerms(passages, entries, "content/x.mdx").map(formatProblem);
}

test("a word to avoid is named with its line, the reason and the word to write", () => {
  expect(listFaults("A game.\nIt shall end.\n\n## In Java\nscript")).toEqual([
    'content/x.mdx:6: "shall" is not a word of this site. Nobody says it.\n  Fix: write "must, will".',
  ]);
  expect(listFaults("Write Java\nScript, not javascript.")).toHaveLength(2);
});

test.each(["JavaScript", "a marshall and `shall`", "shall-issue", "```\nshall\n```"])(
  "%j is not found",
  (body) => expect(listFaults(body)).toEqual([]),
);

test("a wrong entry is named with its line", () => {
  const { problems } = parseTerms("- write: a\n  avoid: [b(c]\n  why: d\n", "docs/terms.yml");
  expect(problems.map(formatProblem)[0]).toMatch(/^docs\/terms\.yml:2: .*a word, or some words/);
});
