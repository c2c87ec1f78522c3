import { expect, test } from "vitest";
import { foldLines, nameFold } from "./foldedLines";

test.each([
  [6, [3, 4], "1-2 folded, 3-4, 5-6 folded"],
  [6, [1, 6], "1-1, 2-5 folded, 6-6"],
  // A fold of one line would take the same room.
  [6, [2, 4, 5, 6], "1-6"],
  [3, undefined, "1-3"],
])("of %i lines with %j shown, these are folded: %s", (length, show, expected) => {
  const stretches = foldLines(length, show).map(
    ({ first, last, isFolded }) => `${String(first)}-${String(last)}${isFolded ? " folded" : ""}`,
  );
  expect(stretches.join(", ")).toBe(expected);
});

test.each([
  [
    'import { Game } from "x";\n\nclass A {}\nclass B {\n  b = 1;\n}',
    "6 lines: import and classes",
  ],
  ["import a;\nconst setup = createGame(A, B, (game) => {\n  c();", "3 lines: import and setup"],
  ["});\n\nconst css = `a\n  b`;\nrender(setup, {\n  a,\n});", "7 lines: style and render()"],
  ["class A {}\n\nconst a = 1;\nfunction B() {\n}", "5 lines: class, constant and component"],
])("a fold of %j is called %j", (code, name) => expect(nameFold(code.split("\n"))).toBe(name));

test.each(["  a();\n});\nconst b = 1;", "class A {}\nstart();", "});\n});", "  a();\n  b();"])(
  "a fold of %j has no name but its length, because it holds more or less than whole statements of a kind",
  (code) => {
    const lines = code.split("\n");
    expect(nameFold(lines)).toBe(`${String(lines.length)} lines`);
  },
);
