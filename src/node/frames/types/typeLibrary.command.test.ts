import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { listGameIds } from "../../content/source/games";
import { createTypeChecker } from "../../../frame/types/typeChecker";
import { collectTypes } from "./collectTypes";

const GAMES = "content/games";
const library = collectTypes(GAMES);
const check = createTypeChecker(library);

const games = listGameIds(GAMES);

function readGame(id: string): Record<string, string> {
  const read = (file: string): string => readFileSync(path.join(GAMES, id, file), "utf8");
  return { "game.ts": read("game.ts"), "ui.tsx": read("ui.tsx") };
}

describe("types checked as in the page", () => {
  test.each(games)("%s has no fault", (id) => expect(check(readGame(id))).toEqual([]));

  test("a syntax error, an unknown module and no code at all are reported, not thrown", () => {
    const messages = (rules: string): string =>
      check({ "game.ts": rules, "ui.tsx": "" })
        .map(({ message }) => message)
        .join("\n");
    expect(messages("const a = ;")).toContain("Expression expected");
    expect(messages('import "lodash";\nimport x from "lodash"; x;')).toContain("lodash");
    expect(messages("process.exit(1);")).toContain("process");
    expect(messages("")).toBe("");
  });
});

test("the declarations name no folder of this machine, and are small when compressed", () => {
  const text = JSON.stringify(library);
  expect(text).not.toContain(process.cwd());
  expect(Object.keys(library.files)).toContain("/node_modules/@boardzilla/core/entry/index.d.ts");
  expect(brotliCompressSync(text).length).toBeLessThan(200_000);
});
