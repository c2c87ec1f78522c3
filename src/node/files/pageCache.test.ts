import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteFolders, writeFiles, writeFolder } from "../testing/folders";
import { openPageCache, PAGE_CACHE } from "./pageCache";

let root = "";
const FOUND = { problems: [{ file: "content/game/flow.mdx", what: "something is wrong." }] };
const TEXTS = ["content/game/flow.mdx", "text"];

const write = (file: string, text: string): void => writeFiles(root, { [file]: text });

/** What a separate run knows about a page. */
const recall = (kind = "check", texts = TEXTS) => openPageCache(root).recall(kind, texts);

beforeEach(() => {
  root = writeFolder({ "content/api/limits.yml": "[]", "content/game/flow.mdx": "text" });
  openPageCache(root).keep("check", TEXTS, FOUND);
});

afterEach(deleteFolders);

test("the next run knows what was made of the same text by the same kind of work", () => {
  expect(recall()).toEqual(FOUND);
  expect(recall("check", ["content/game/flow.mdx", "another text"])).toBeUndefined();
  expect(recall("check", ["content/game/copy.mdx", "text"])).toBeUndefined();
  expect(recall("blocks")).toBeUndefined();
});

test("an edit of another page forgets nothing, one of anything that pages share everything", () => {
  write("content/game/actions.mdx", "another page");
  expect(recall()).toEqual(FOUND);
  write("content/api/limits.yml", "- id: D1");
  expect(recall()).toBeUndefined();
});

test("another version of the toolkit forgets everything", () => {
  write("node_modules/@boardzilla/core/package.json", '{ "version": "0.2.13" }');
  expect(recall()).toBeUndefined();
});

test("what can never be asked for again leaves the disk", () => {
  write("src/node/content/mdx/compileMdx.ts", "// another compiler");
  openPageCache(root).keep("check", TEXTS, FOUND);
  expect(readdirSync(path.join(root, PAGE_CACHE), { recursive: true })).toHaveLength(2);
});

test("a damaged file only costs time", () => {
  const [folder = ""] = readdirSync(path.join(root, PAGE_CACHE));
  const [file = ""] = readdirSync(path.join(root, PAGE_CACHE, folder));
  write(path.join(PAGE_CACHE, folder, file), "{ broken");
  expect(recall()).toBeUndefined();
});
