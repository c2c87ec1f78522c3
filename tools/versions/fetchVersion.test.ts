import { utimesSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../src/node/testing/folders";
import { findPublishedDay } from "./fetchVersion";

afterEach(deleteFolders);

test("a version is as old as the newest file of its package", () => {
  const folder = writeFolder({ "package.json": "{}", "entry/index.js": "" });
  utimesSync(path.join(folder, "package.json"), 0, new Date("2024-06-29T13:10:00Z"));
  utimesSync(path.join(folder, "entry/index.js"), 0, new Date("2025-02-17T21:42:00Z"));
  expect(findPublishedDay(folder)).toBe("2025-02-17");
});
