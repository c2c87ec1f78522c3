import { expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { checkLength } from "./checkLength";
import { readProse } from "./proseFile";

const GUIDE = "content/game/flow.mdx";
const BODY = `${"one `two()` ".repeat(1499)}\n\n\`\`\`ts\nconst three = 3;\n\`\`\`\n`;
const read = (words: string) => readProse(`---\ntitle: Flow\n---\n\n${words} ${BODY}`, GUIDE);

test("a guide may have 3,000 words; one more is a problem that says the limit and the way out", () => {
  // The title is a word, and so is each inline code.
  expect(checkLength(read("zero"), GUIDE)).toEqual([]);
  const [problem] = checkLength(read("zero more"), GUIDE);
  expect(formatProblem(problem!)).toMatch(
    /^content\/game\/flow\.mdx: the page has 3001 words;.*\n {2}Valid: up to 3000 words.*\n {2}Fix: .*split the page\./,
  );
});

test.each(["content/cookbook/cards.mdx", "content/reference/messages.mdx", "docs/AUTHORING.md"])(
  "%s may be longer",
  (file) => expect(checkLength(read("zero more"), file)).toEqual([]),
);
