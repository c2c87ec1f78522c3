import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../testing/folders";
import type { TypeLibrary } from "../../../shared/contracts/typeLibrary";
import { createTypeChecker } from "../../../frame/types/typeChecker";
import { collectTypes } from "./collectTypes";

const RULES = 'import { roll } from "toy";\nexport const sum: number = roll(2);\n';
const UI =
  'import "./style.css";\nimport { sum } from "./game";\nexport const text = sum.toFixed();\n';
const SETTINGS = { module: "ESNext", moduleResolution: "bundler", lib: ["ES5"], types: [] };

/** Two folders: of all games, and of a package that one of them uses. */
const FILES = {
  "games/tsconfig.json": JSON.stringify({ compilerOptions: SETTINGS }),
  "games/assets.d.ts": 'declare module "*.css";\n',
  "games/dice/game.ts": RULES,
  "games/dice/ui.tsx": UI,
  "node_modules/toy/package.json": '{ "name": "toy", "types": "toy.d.ts", "author": "Nobody" }',
  "node_modules/toy/toy.d.ts":
    "/** Rolls dice. */\nexport declare function roll(dice: number): number;\n",
  "node_modules/toy/unused.d.ts": "export declare const unused: number;\n",
};

let root = "";
let library: TypeLibrary;

beforeAll(() => {
  root = writeFolder(FILES);
  library = collectTypes(path.join(root, "games"));
});
afterAll(deleteFolders);

describe("the declarations for the page", () => {
  test("are those that the games reach, without comments and without folders of this machine", () => {
    const { files, compilerOptions } = library;
    expect(files["/game/assets.d.ts"]).toBe('declare module "*.css";\n');
    expect(files["/node_modules/toy/toy.d.ts"]).toBe(
      "export declare function roll(dice: number): number;\n",
    );
    expect(files["/node_modules/toy/package.json"]).toBe('{"name":"toy","types":"toy.d.ts"}');
    expect(files["/lib/lib.es5.d.ts"]).toContain("toFixed");
    expect(Object.keys(files)).not.toContain("/node_modules/toy/unused.d.ts");
    expect(JSON.stringify(library)).not.toContain(root);
    expect(compilerOptions).toEqual(SETTINGS);
  });

  test("let the page find a wrong type, and none in the game as it is", () => {
    const check = createTypeChecker(library);
    const wrong = RULES.replace("roll(2)", 'roll("two")');
    expect(check({ "game.ts": wrong, "ui.tsx": UI })).toEqual([
      {
        file: "game.ts",
        line: 2,
        column: 33,
        message: "Argument of type 'string' is not assignable to parameter of type 'number'.",
        code: 2345,
      },
    ]);
    const renamed = RULES.replace("sum", "total");
    const problems = check({ "game.ts": renamed, "ui.tsx": UI });
    expect(problems.map(({ file, line }) => [file, line])).toEqual([["ui.tsx", 2]]);
    expect(check({ "game.ts": RULES, "ui.tsx": UI })).toEqual([]);
  });
});
