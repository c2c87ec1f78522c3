import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestFiles } from "./digestFiles";

let root = "";

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const digest = () =>
  digestFiles(root, ["src/shared", "lock.json", "missing"], (file) => file.endsWith(".mdx"));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "digest-"));
  write("src/shared/play/protocol.ts", "before");
  write("lock.json", "before");
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each([
  ["another text in a folder below", "src/shared/play/protocol.ts"],
  ["another text in a file", "lock.json"],
  ["a new file", "src/shared/play/new.ts"],
])("changes with %s", (_what, file) => {
  const before = digest();
  expect(digest()).toBe(before);
  write(file, "after");
  expect(digest()).not.toBe(before);
});

test("changes when a file gets another name", () => {
  const before = digest();
  rmSync(path.join(root, "src/shared/play/protocol.ts"));
  write("src/shared/play/renamed.ts", "before");
  expect(digest()).not.toBe(before);
});

test("stays the same with what is skipped, and with what is elsewhere", () => {
  const before = digest();
  write("src/shared/page.mdx", "a page");
  write("src/app/shell.ts", "code");
  expect(digest()).toBe(before);
});
