import { existsSync, readFileSync } from "node:fs";
import type { Content } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { parseMarkdown } from "../../src/node/content/mdx/parseInline";
import { site } from "../../src/site";

/** What a sentence of the page rests on: tests, each with its file and its name, or why there are none. */
const statement = z.union([
  z.strictObject({ says: z.string(), tests: z.array(z.record(z.string(), z.string())).min(1) }),
  z.strictObject({ says: z.string(), untested: z.string() }),
]);

/** Paragraphs and tables, also those in lists. */
function listBlocks(nodes: readonly Content[]): readonly Content[] {
  return nodes.flatMap((node) =>
    node.type === "list" || node.type === "listItem" ? listBlocks(node.children) : [node],
  );
}

/** The sentences of the page in order, as plain text; a row of a table is one. Headings and labels are none. */
function listSentences(page: string): string[] {
  const body = page.replace(/^---\n[^]*?\n---\n/, "");
  const sentences: string[] = [];
  for (const node of listBlocks(parseMarkdown(body).children)) {
    if (node.type === "paragraph") {
      const [label, ...others] = node.children;
      const text = textOf(label?.type === "strong" ? others : node).trim();
      sentences.push(...text.split(/(?<=[.!?]) (?=[A-Z])/));
    }
    if (node.type === "table")
      for (const { children } of node.children.slice(1))
        sentences.push(children.map((cell) => textOf(cell)).join(" | "));
  }
  return sentences;
}

const page = readFileSync("content/accessibility/security.mdx", "utf8");
const listed = z.array(statement).parse(parse(readFileSync("tests/security.yml", "utf8")));

test("every sentence of /security is in tests/security.yml", () => {
  expect(listed.map(({ says }) => says)).toEqual(listSentences(page));
});

test("the tests that tests/security.yml names exist", () => {
  const named = listed.flatMap((each) =>
    "tests" in each ? each.tests.flatMap((test) => Object.entries(test)) : [],
  );
  const missing = named.filter(
    ([file, name]) => !existsSync(file) || !readFileSync(file, "utf8").includes(name),
  );
  expect(missing).toEqual([]);
});

test("the page names the addresses of security.txt", () => {
  for (const address of site.securityContacts) expect(page).toContain(`(${address})`);
});
