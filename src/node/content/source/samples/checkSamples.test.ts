import { symlinkSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { afterEach, expect, test } from "vitest";
import { openContent } from "../completePage";
import { pageText } from "../testContent";
import { deleteFolders, writeFolder } from "../../../testing/folders";
import { createSampleChecker } from "./checkSamples";

afterEach(deleteFolders);

/** Compiles the samples of the page of a game with these rules. */
function check(rules: string) {
  const file = "content/games/nest/index.mdx";
  const root = writeFolder({
    [file]: pageText(),
    "content/games/nest/game.ts": rules,
    "content/games/nest/ui.tsx": 'import * as game from "./game";\nexport const seen = game;\n',
    "content/games/nest/style.css": "",
  });
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  return createSampleChecker(ts, root)([openContent(path.join(root, "content")).page(file)])
    .problems;
}

test("a type error in a game is named with the game's file and line, past the marks of regions", () => {
  const rules = "// region: a\nexport const a = 1;\n// endregion\nexport const b: string = 5;\n";
  expect(check(rules)).toEqual([
    {
      file: "content/games/nest/game.ts",
      line: 4,
      what: "TS2322 Type 'number' is not assignable to type 'string'.",
    },
  ]);
});

test("a syntax error in a game is left to the check of the game", () =>
  expect(check("export const = 1;\n")).toEqual([]));
