import { expect, test } from "vitest";
import { changesRules, compileGame } from "./compileGame";

const published = { modules: { "./game": "rules", "./ui": "looks" }, style: "old" };
const original = { "game.ts": "const a = 1;", "ui.tsx": "const b = <i />;", "style.css": "old" };
const compile = (texts: Partial<typeof original>) =>
  compileGame({ published, original, texts: { ...original, ...texts } });

test("what has not been changed runs as it was published", () => {
  expect(compile({})).toEqual({ code: published });
});

test("a changed style leaves the rules alone", () => {
  const compiled = compile({ "style.css": "new" });
  if (!("code" in compiled)) throw new Error("It does not compile.");
  expect(compiled.code.style).toBe("new");
  expect(changesRules(published, compiled.code)).toBe(false);
});

test("changed rules are compiled", () => {
  const compiled = compile({ "game.ts": "const a: number = 2;" });
  if (!("code" in compiled)) throw new Error("It does not compile.");
  expect(compiled.code.modules["./game"]).toContain("const a = 2;");
  expect(changesRules(published, compiled.code)).toBe(true);
});

test("problems of all files are reported with their places", () => {
  expect(compile({ "game.ts": "const = 2;", "ui.tsx": "\n<b>" })).toMatchObject({
    problems: [
      { file: "game.ts", line: 1, column: 7 },
      { file: "ui.tsx", line: 2 },
    ],
  });
});
