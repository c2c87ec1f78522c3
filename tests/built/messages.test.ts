import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseMessages } from "../../src/node/content/fields/entryList";
import { decodeCharacterReferences } from "../../src/shared/characterReferences";
import { DIST } from "../routes";

const FILE = "content/api/messages.yml";

test("the page of messages has a heading of its own for every message of the toolkit", () => {
  const html = readFileSync(path.join(DIST, "reference/messages.html"), "utf8");
  const headings = [...html.matchAll(/<h4[^>]*>(.*?)<a class="anchor"/gs)].map(([, heading = ""]) =>
    decodeCharacterReferences(heading.replace(/<[^>]+>/g, "")),
  );
  const { entries } = parseMessages(readFileSync(FILE, "utf8"), FILE);
  const missing = entries
    .map(({ message }) => message.replace(/\s+/g, " ").trim())
    .filter((message) => !headings.some((heading) => heading.includes(message)));
  expect(missing).toEqual([]);
});
