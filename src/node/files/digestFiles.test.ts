import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteFolders, writeFiles, writeFolder } from "../testing/folders";
import { digestFiles } from "./digestFiles";

let root = "";

const digest = () =>
  digestFiles(root, ["src/shared", "lock.json", "missing"], (file) => file.endsWith(".mdx"));

beforeEach(() => {
  root = writeFolder({ "src/shared/play/protocol.ts": "before", "lock.json": "before" });
});
afterEach(deleteFolders);

test.each([
  ["another text in a folder below", "src/shared/play/protocol.ts"],
  ["another text in a file", "lock.json"],
  ["a new file", "src/shared/play/new.ts"],
])("changes with %s", (_what, file) => {
  const before = digest();
  expect(digest()).toBe(before);
  writeFiles(root, { [file]: "after" });
  expect(digest()).not.toBe(before);
});

test("changes when a file gets another name", () => {
  const before = digest();
  rmSync(path.join(root, "src/shared/play/protocol.ts"));
  writeFiles(root, { "src/shared/play/renamed.ts": "before" });
  expect(digest()).not.toBe(before);
});

test("stays the same with what is skipped, and with what is elsewhere", () => {
  const before = digest();
  writeFiles(root, { "src/shared/page.mdx": "a page", "src/page/app/shell.ts": "code" });
  expect(digest()).toBe(before);
});
