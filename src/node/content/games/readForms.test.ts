import { expect, test } from "vitest";
import { readForms } from "./readForms";

const read = (settings: string) =>
  readForms(
    `import setup from "./game";\nrender(setup, {\n  settings: ${settings},\n});\n`,
    "ui.tsx",
  );

test("the forms of all kinds of settings are read", () => {
  const { forms, problems } = read(`{
    size: numberSetting("Size", 3, 6, 3),
    debt: numberSetting("Debt", -20, 0),
    "again": toggleSetting("Again", true),
    map: choiceSetting("Map", { small: "5 by 5", "very large": "9 by 9" }, "small"),
    theme: textSetting("Theme"),
  }`);
  expect(problems).toEqual([]);
  expect(forms).toEqual({
    size: { kind: "number", min: 3, max: 6 },
    debt: { kind: "number", min: -20, max: 0 },
    again: { kind: "choice", values: [true, false] },
    map: { kind: "choice", values: ["small", "very large"] },
    theme: { kind: "text" },
  });
});

test("a game may have no settings", () =>
  expect(readForms("render(setup, { boardSizes: [] });", "ui.tsx")).toEqual({
    forms: {},
    problems: [],
  }));

test.each([
  ["limits that are not written out", '{\n  size: numberSetting("Size", LEAST, 6),\n}', "size", 4],
  ["choices that are not written out", '{ map: choiceSetting("Map", MAPS) }', "map", 3],
  ["a form of the game's own", "{ size: SizeSlider }", "size", 3],
  ["more settings from elsewhere", "{ ...more }", "...more", 3],
])("%s are a problem with its line", (_, settings, name, line) => {
  const { problems } = read(settings);
  expect(problems).toMatchObject([
    { line, what: `the setting "${name}" cannot be read, so a link could set it to anything.` },
  ]);
});

test("settings that are no list are a problem", () => {
  expect(read("SETTINGS").problems).toMatchObject([{ line: 3, what: /"settings" cannot be read/ }]);
});
