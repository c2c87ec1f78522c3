import { describe, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { parseChanges, parseLimits } from "./entryList";

const limit = (id: string): string =>
  `- id: ${id}\n  title: Something broken\n  happens: It does not work.\n  instead: Do other things.\n  symbols: [A, A#b]\n`;

const messages = (yaml: string): string[] =>
  parseLimits(yaml, "content/api/limits.yml").problems.map((problem) =>
    formatProblem(problem).replace("content/api/limits.yml:", ""),
  );

describe("parseLimits", () => {
  test("reads all entries", () => {
    const { entries: limits, problems } = parseLimits(limit("D1") + limit("D2"), "l.yml");
    expect(problems).toEqual([]);
    expect(limits).toEqual([
      {
        id: "D1",
        title: "Something broken",
        happens: "It does not work.",
        instead: "Do other things.",
        symbols: ["A", "A#b"],
      },
      expect.objectContaining({ id: "D2" }),
    ]);
  });

  test("says which entry lacks a field by its line, and keeps the others", () => {
    const yaml = limit("D1") + limit("D2").replace("  title: Something broken\n", "");
    expect(messages(yaml)).toEqual([
      '6: field "title" is missing.\n' +
        '  Fix: give "title" a valid value; docs/authoring/fields.md says what each field is for.',
    ]);
    expect(parseLimits(yaml, "l.yml").entries.map(({ id }) => id)).toEqual(["D1"]);
  });

  test("names an unknown field with its line and the nearest", () => {
    expect(messages(limit("D1").replace("instead", "insted"))[1]).toBe(
      '4: unknown field "insted".\n  Valid: happens, id, instead, pages, since, symbols, title.\n' +
        '  Fix: write "instead" instead of "insted".',
    );
  });

  test("refuses a second entry with the same id and keeps the first", () => {
    expect(messages(limit("D1") + limit("D1"))).toEqual([
      '6: two entries have the id "D1".\n  Fix: give this one the next free number.',
    ]);
    expect(parseLimits(limit("D1") + limit("D1"), "l.yml").entries).toHaveLength(1);
  });

  test.each(["", "id: D1", "text"])("refuses %j, which is no list", (yaml) =>
    expect(messages(yaml)).toEqual([" the file holds no list.\n  Fix: write `- id: D1` entries."]),
  );

  test("refuses an entry that is no list of fields", () =>
    expect(messages("- D1")[0]).toMatch(/^1: "D1" is no list of fields\./));

  test("says where YAML is broken", () =>
    expect(messages(`${limit("D1")}  oops\n`)[0]).toMatch(/^\d: no valid YAML: /));
});

const change = (date: string, title: string): string =>
  `- date: ${date}\n  title: ${title}\n  text: Something new to read.\n  page: /game/flow\n`;
const changeMessages = (yaml: string): string[] =>
  parseChanges(yaml, "c.yml").problems.map(formatProblem);

test("changes are read in their order", () => {
  const { entries, problems } = parseChanges(
    change("2026-11-23", "Second") + change("2026-11-23", "First one"),
    "c.yml",
  );
  expect(problems).toEqual([]);
  expect(entries.map(({ title }) => title)).toEqual(["Second", "First one"]);
});

test("an entry newer than the one above it is named with its line", () => {
  expect(
    changeMessages(change("2026-11-22", "First one") + change("2026-11-23", "Second")),
  ).toEqual([
    'c.yml:5: "Second" is newer than the entry above it.\n  Fix: sort the entries, the newest first.',
  ]);
});

test.each(["2026-13-01", "23.11.2026", "soon"])("%s is no day", (date) => {
  expect(changeMessages(change(date, "First one"))[0]).toMatch(
    /^c\.yml:1: .*a day such as 2026-11-23/,
  );
});
