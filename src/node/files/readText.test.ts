import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../testing/folders";
import { readText } from "./readText";

afterEach(deleteFolders);

test.each([
  ["as it is", "a\n\n  b\n"],
  ["with Windows line ends", "a\r\n\r\n  b\r\n"],
  ["with those of old Macs", "a\r\r  b\r"],
  ["with a byte order mark", "\uFEFFa\n\n  b\n"],
])("a file %s is the same text", (_, text) => {
  expect(readText(path.join(writeFolder({ "a.txt": text }), "a.txt"))).toBe("a\n\n  b\n");
});
