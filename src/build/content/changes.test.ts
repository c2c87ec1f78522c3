import { expect, test } from "vitest";
import { formatProblem } from "../../shared/problem";
import { parseChanges } from "./changes";

const entry = (date: string, title: string): string =>
  `- date: ${date}\n  title: ${title}\n  text: Something new to read.\n  page: /game/flow\n`;
const messages = (yaml: string): string[] =>
  parseChanges(yaml, "c.yml").problems.map(formatProblem);

test("changes are read in their order", () => {
  const { entries, problems } = parseChanges(
    entry("2026-11-23", "Second") + entry("2026-11-23", "First one"),
    "c.yml",
  );
  expect(problems).toEqual([]);
  expect(entries.map(({ title }) => title)).toEqual(["Second", "First one"]);
});

test("an entry newer than the one above it is named with its line", () => {
  expect(messages(entry("2026-11-22", "First one") + entry("2026-11-23", "Second"))).toEqual([
    'c.yml:5: "Second" is newer than the entry above it.\n  Fix: sort the entries, the newest first.',
  ]);
});

test.each(["2026-13-01", "23.11.2026", "soon"])("%s is no day", (date) => {
  expect(messages(entry(date, "First one"))[0]).toMatch(/^c\.yml:1: .*a day such as 2026-11-23/);
});
