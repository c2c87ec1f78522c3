import { expect, test } from "vitest";
import { compileGame } from "./compileGame";

const published = { modules: { "./game": "rules", "./ui": "ui" }, style: "old" };
const original = { "game.ts": "const a = 1;", "ui.tsx": "const b = <i />;", "style.css": "old" };
const compile = (texts: Partial<typeof original>) =>
  compileGame({ published, original, texts: { ...original, ...texts } });

test("what has not been changed runs as it was published", () =>
  expect(compile({})).toEqual({ code: published }));

test("a changed style leaves the rules alone", () =>
  expect(compile({ "style.css": "new" })).toEqual({ code: { ...published, style: "new" } }));

test("changed rules are compiled", () => {
  const rules: unknown = expect.stringContaining("const a = 2;");
  expect(compile({ "game.ts": "const a: number = 2;" })).toMatchObject({
    code: { modules: { "./game": rules, "./ui": "ui" } },
  });
});

test("problems of all files are reported with their places", () => {
  expect(compile({ "game.ts": "const = 2;", "ui.tsx": "\n<b>" })).toMatchObject({
    problems: [
      { file: "game.ts", line: 1, column: 7 },
      { file: "ui.tsx", line: 2 },
    ],
  });
});
