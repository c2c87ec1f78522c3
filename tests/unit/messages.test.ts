import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseMessages } from "../../src/node/content/fields/entryList";
import { formatProblem } from "../../src/shared/problem";
import { extractMessages } from "../../tools/messages/extractMessages";
import { TOOLKIT } from "../../src/shared/toolkit";

/**
 * Checks `content/api/messages.yml` against the installed toolkit, in both directions. When this fails
 * after an update, read the place it names, and write an entry with cause and fix, or delete the entry of
 * a message that is gone.
 */
const FILE = "content/api/messages.yml";
const { entries: all, problems } = parseMessages(readFileSync(FILE, "utf8"), FILE);
/** Without those of the site's player, which `src/frame/play/uiFaults.test.ts` compares. */
const entries = all.filter(({ topic }) => topic !== "Player on this site");
const found = extractMessages(path.resolve("node_modules", TOOLKIT, "entry"));

test("the file of messages is in order", () => expect(problems.map(formatProblem)).toEqual([]));

test("the package is searched: well-known messages of all kinds are found", () => {
  const texts = found.map(({ message }) => message);
  expect(texts).toContain("No players"); // thrown
  expect(texts).toContain("Both `size` and `scaling` supplied in layout. `scaling` is ignored"); // a warning
  expect(texts).toContain("Above maximum"); // returned by a check
  expect(texts).toContain("No selection named … for placePiece"); // thrown without an Error
  expect(texts).toContain(
    'Cannot use "…" once game has started. It is likely that this function is in the wrong place and must be called directly in defineFlow as a FlowDefinition',
  );
});

test("every message of the installed toolkit has an entry", () => {
  const explained = new Set(entries.map(({ message }) => message));
  expect(found.filter(({ message }) => !explained.has(message))).toEqual([]);
});

test("every entry is a message of the installed toolkit", () => {
  const texts = new Set(found.map(({ message }) => message));
  expect(
    entries.filter(({ message }) => !texts.has(message)).map(({ message }) => message),
  ).toEqual([]);
});
