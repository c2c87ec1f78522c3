import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { traceText } from "../fields/tracedText";
import { listProblems, pageText, SECTION } from "./testContent";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { createContentLists } from "./contentLists";
import { fillMarks } from "./filledMarks";

const change = (page: string): string =>
  `- date: 2026-11-03\n  title: Loops with *names*\n  text: Any loop can have one.\n  page: ${page}\n`;
const FLOW = { "content/game/flow.mdx": pageText({ title: "Flow" }) };

afterEach(deleteFolders);

/** What a page with a mark says, in a content folder with a page on the flow and another file. */
function fill(mark: string, file: string, text: string): string {
  const root = writeFolder({ ...FLOW, [`content/${file}`]: text });
  return fillMarks(traceText(`a\n\n${mark}`), createContentLists(path.join(root, "content"))).text;
}

test("the list has a heading for each change, its day, its text and a link by the page's title", () => {
  expect(fill("::changes", "changes/changes.yml", change("/game/flow"))).toBe(
    "a\n\n## Loops with \\*names\\*\n\nNovember 3, 2026. Any loop can have one. See [Flow](/game/flow).\n",
  );
});

test("the limits have a heading each, what to do, and what they concern", () => {
  const limit =
    "- id: D1\n  title: Loops have no name\n  happens: A `loop` cannot be named.\n" +
    "  instead: Use a `forLoop`.\n  since: 0.2.14\n  symbols: [loop]\n  pages: [/game/flow]\n";
  expect(fill("::limits", "api/limits.yml", limit)).toBe(
    "a\n\n## Loops have no name\n\nA `loop` cannot be named. Since [0.2.14](/versions#v0-2-14).\n\n**Instead:** Use a `forLoop`.\n\n" +
      "Concerns `loop`, [Flow](/game/flow).\n",
  );
});

test("the glossary has a heading for each term, its meaning with code, and its page", () => {
  const term =
    "- term: setup\n  means: The function you pass to `createGame`.\n  see: /game/flow\n";
  expect(fill("::glossary", "reference/glossary.yml", term)).toBe(
    "a\n\n## Setup\n\nThe function you pass to `createGame`. See [Flow](/game/flow).\n",
  );
});

test("a change that leads to no page is named with its line", async () => {
  const files = { ...FLOW, "content/changes/_section.yml": SECTION };
  const problems = await listProblems({
    ...files,
    "content/changes/index.mdx": pageText({}, "::changes"),
    "content/changes/changes.yml": change("/game/flwo"),
  });
  expect(problems.join("\n")).toContain(
    'content/changes/changes.yml:4: the change "Loops with *names*" leads to "/game/flwo", which does not exist.',
  );
});
