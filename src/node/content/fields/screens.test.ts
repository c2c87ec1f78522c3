import { describe, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { parseScreens } from "./screens";

const SCREEN = [
  "- name: debug-overlay",
  "  show: overlay",
  "  game: pairs",
  "  move: 3",
  "  alt: The flow on the left, the actions on the right.",
  "  caption: The debug overlay of Pairs.",
];

/** The messages about the lines of a screen, of which one begins differently. */
function messages(begin = "", instead = ""): string[] {
  const lines = SCREEN.flatMap((line) =>
    begin !== "" && line.startsWith(begin) ? (instead === "" ? [] : [instead]) : [line],
  );
  return parseScreens(lines.join("\n"), "s.yml").problems.map(formatProblem);
}

const FIX = (field: string): string =>
  `\n  Fix: give "${field}" a valid value; docs/authoring/fields.md says what each field is for.`;

describe("parseScreens", () => {
  test("reads screens, as high as a game without a height", () => {
    const { entries, problems } = parseScreens(SCREEN.join("\n"), "s.yml");
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([{ name: "debug-overlay", show: "overlay", height: 350 }]);
  });

  test("names a wrong value with its line and the valid ones", () => {
    expect(messages("  show", "  show: debug")).toContain(
      `s.yml:2: field "show" is "debug": expected "overlay" or "lobby" or "info" or "window".${FIX("show")}`,
    );
    expect(messages("- name", "- name: Debug overlay")[0]).toMatch(/a name such as debug-overlay/);
    expect(messages("  alt", "  alt: A screen.")[0]).toMatch(/^s\.yml:5: .*at least 20 characters/);
  });

  test("asks for the move of a match, and for none of a lobby", () => {
    expect(messages("  move")).toEqual([`s.yml:1: field "move" is missing.${FIX("move")}`]);
    const why = "only the screens of a match have a move, and a lobby comes before it";
    expect(messages("  show", "  show: lobby")).toEqual([
      `s.yml:4: field "move" is 3: ${why}.${FIX("move")}`,
    ]);
  });

  test("refuses a second screen of the same name", () =>
    expect(parseScreens([...SCREEN, ...SCREEN].join("\n"), "s.yml").problems).toEqual([
      expect.objectContaining({ what: 'two entries have the name "debug-overlay".', line: 7 }),
    ]));
});
