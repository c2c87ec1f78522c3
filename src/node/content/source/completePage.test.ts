import path from "node:path";
import type { CreateNodeArgs, PluginOptions } from "gatsby";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFiles, writeFolder } from "../../testing/folders";
import { forgetContent, siteContent } from "./completePage";
import { onCreateNode } from "./onCreateNode";
import { pageText } from "./testContent";

afterEach(() => {
  forgetContent();
  deleteFolders();
});

const LIST = "content/changes/index.mdx";
const change = (title: string): string =>
  `- date: 2026-11-03\n  title: ${title}\n  text: Any loop can have one.\n  page: /game/flow\n`;

test("a build reads a list and the pages that it names once", () => {
  const root = writeFolder({
    [LIST]: pageText({}, "::changes"),
    "content/other/more.mdx": pageText({}, "::changes"),
    "content/game/flow.mdx": pageText({ title: "Flow" }),
    "content/changes/changes.yml": change("First"),
  });
  const content = siteContent(path.join(root, "content"));
  expect(content.page(LIST).text).toContain("## First");
  deleteFolders();
  writeFiles(root, { "content/other/more.mdx": pageText({}, "::changes") });
  expect(content.page("content/other/more.mdx").text).toMatch(/## First[^]* See \[Flow\]/);
  expect(content.page(LIST)).toBe(content.page(LIST));
});

test.each([
  ["changes/changes.yml", change("Second"), "## Second"],
  ["changes/index.mdx", pageText({}, "Edited.\n\n::changes"), "Edited."],
  ["game/flow.mdx", pageText({ title: "The flow" }), "See [The flow]"],
])("an edit of %s is in the page at once", async (relativePath, edited, text) => {
  const root = writeFolder({
    [LIST]: pageText({}, "::changes"),
    "content/game/flow.mdx": pageText({ title: "Flow" }),
    "content/changes/changes.yml": change("First"),
  });
  const contentPath = path.join(root, "content");
  expect(siteContent(contentPath).page(LIST).text).not.toContain(text);
  writeFiles(root, { [`content/${relativePath}`]: edited });
  // What Gatsby's watcher makes of it: the file's node, of a type that has no children here.
  const node = { relativePath: "style.css", internal: { type: "File" } };
  const api = { node, getNodesByType: () => [] } as unknown as CreateNodeArgs;
  await onCreateNode?.(api, { contentPath } as unknown as PluginOptions, () => undefined);
  expect(siteContent(contentPath).page(LIST).text).toContain(text);
});
