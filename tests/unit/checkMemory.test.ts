import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openKeptChecks } from "../../tools/content/checkMemory";

let root = "";
const found = { problems: [{ file: "content/game/flow.mdx", what: "something is wrong." }] };

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const page = (file = "content/game/flow.mdx") => ({
  file,
  relativePath: file.slice("content/".length),
  absolutePath: path.join(root, file),
});

/** Checks one page in a run of its own. */
function keepPage(): void {
  const first = openKeptChecks(root);
  expect(first.recall(page(), "text")).toBeUndefined();
  first.keep(page(), "text", found);
  first.save();
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "checks-"));
  write("content/api/limits.yml", "[]");
  write("content/game/flow.mdx", "text");
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test("the next run knows what was found in a page that has the same text", () => {
  keepPage();
  const second = openKeptChecks(root);
  expect(second.recall(page(), "text")).toEqual(found);
  expect(second.recall(page(), "another text")).toBeUndefined();
  expect(second.recall(page("content/game/copy.mdx"), "text")).toBeUndefined();
});

test("an edit of another page forgets nothing, one of anything that pages share all", () => {
  keepPage();
  write("content/game/actions.mdx", "another page");
  expect(openKeptChecks(root).recall(page(), "text")).toEqual(found);
  write("content/api/limits.yml", "- id: D1");
  expect(openKeptChecks(root).recall(page(), "text")).toBeUndefined();
});

test("what a run does not use is forgotten", () => {
  keepPage();
  openKeptChecks(root).save();
  expect(openKeptChecks(root).recall(page(), "text")).toBeUndefined();
});

test("the reference is checked again when its words have changed", async () => {
  const anchors = new Map([["/api", new Set(["board"])]]);
  const check = vi.fn(() => Promise.resolve({ problems: [], anchors }));
  const first = openKeptChecks(root);
  expect(await first.checkReference(check)).toEqual({ problems: [], anchors });
  first.save();
  expect(await openKeptChecks(root).checkReference(check)).toEqual({ problems: [], anchors });
  expect(check).toHaveBeenCalledTimes(1);
  utimesSync(path.join(root, "content/api/limits.yml"), new Date(0), new Date(0));
  await openKeptChecks(root).checkReference(check);
  expect(check).toHaveBeenCalledTimes(2);
});

test("a damaged file only costs time", () => {
  keepPage();
  write("node_modules/.cache/boardzilla-docs/checks.json", "{ broken");
  expect(openKeptChecks(root).recall(page(), "text")).toBeUndefined();
});
