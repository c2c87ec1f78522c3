import { readdirSync, truncateSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../testing/folders";
import { openDiskCache } from "./diskCache";

afterEach(deleteFolders);

test("what a full disk has cut is not known any more, and can be kept again", () => {
  const root = writeFolder();
  const cache = openDiskCache(root, "1");
  cache.keep("page", ["text"], { blocks: [1, 2] });
  expect(cache.recall("page", ["text"])).toEqual({ blocks: [1, 2] });
  const [folder = ""] = readdirSync(root);
  const [file = ""] = readdirSync(path.join(root, folder));
  truncateSync(path.join(root, folder, file), 5);
  expect(cache.recall("page", ["text"])).toBeUndefined();
  cache.keep("page", ["text"], { blocks: [3] });
  expect(cache.recall("page", ["text"])).toEqual({ blocks: [3] });
});

test("another version of what surrounds the texts knows nothing, and clears what was kept", () => {
  const root = writeFolder();
  openDiskCache(root, "1").keep("page", ["text"], { blocks: [] });
  expect(openDiskCache(root, "2").recall("page", ["text"])).toBeUndefined();
  expect(readdirSync(root)).toHaveLength(1);
});
