import { mkdtempSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { compareDeclarations, keepDifferences } from "../../tools/versions/compareDeclarations";
import { findBeginnings, writeBeginnings } from "../../tools/versions/limitBeginnings";
import { readDeclarations, type Declarations } from "../../tools/versions/readDeclarations";
import { writeFiles } from "../../src/node/testing/folders";
import { temporaryFolder } from "./folders";

const folder = temporaryFolder();

/** What a package with these declaration files declares. */
function read(files: Readonly<Record<string, string>>): Declarations {
  const own = mkdtempSync(path.join(folder(), "package-"));
  writeFiles(own, { "index.d.ts": "", ...files });
  return readDeclarations(own);
}

const signatures = ({ declared }: Declarations): Record<string, string> =>
  Object.fromEntries([...declared].map(([name, { signature }]) => [name, signature]));

describe("the declarations of a version", () => {
  test("are symbols and what games see of their members, without comments", () => {
    const game = `/** A game. */
      export default class Game<P> extends Space<P> implements Thing {
        /** @internal */ secret: string;
        private own: string;
        _state: object;
        static count: number;
        /** Plays. */
        play(to: string): void;
        play(to: number): void;
      }
      export declare const Do: { /** Again. */ repeat: () => void };
      export type Size = { width: number };
      declare global { var $: object; }`;
    expect(signatures(read({ "game.d.ts": game }))).toEqual({
      Game: "class Game<P> extends Space<P> implements Thing",
      "Game#count": "static count: number",
      "Game#play": "play(to: string): void\nplay(to: number): void",
      Do: "const Do: {\n    repeat: () => void;\n}",
      "Do#repeat": "repeat: () => void",
      Size: "type Size = {\n    width: number;\n}",
      "Size#width": "width: number",
      $: "const $: object",
    });
  });

  test("have the names by which an index exports them", () => {
    const declarations = read({
      "index.d.ts":
        'import IfElse from "./flow/if.js";\nexport { IfElse };\nexport * from "./dice.js";',
      "flow/if.d.ts": "export default class If { test(): boolean; }",
      "dice.d.ts": 'export { default as useDice } from "./use.js";',
      "use.d.ts": "declare const _default: () => void;\nexport default _default;",
    });
    expect([...declarations.declared.keys()]).toEqual(
      expect.arrayContaining(["IfElse", "IfElse#test", "useDice"]),
    );
    expect([...declarations.exported]).toEqual(["IfElse", "useDice"]);
  });
});

describe("the changes from one version to the next", () => {
  const compare = (before: string, after: string, documented: readonly string[]) =>
    compareDeclarations(
      read({ "index.d.ts": before }),
      read({ "index.d.ts": after }),
      new Set(documented),
    );

  test("are of what the reference documents, and of what games could use before", () => {
    const before = `export class Game {
      /** Old. */
      pile: Pile; engine: object; setting(name: string): void; }
      declare class Inner { /** x */ a: string }`;
    const after = `export class Game { setting(name: string, value?: string): void; run(): void; }
      declare class Other { b: string }`;
    expect(compare(before, after, ["Game", "Game#setting", "Game#run"])).toEqual({
      added: ["Game#run"],
      removed: ["Game#pile"],
      changed: {
        "Game#setting": [
          "setting(name: string): void",
          "setting(name: string, value?: string): void",
        ],
      },
      moved: {},
    });
  });

  test("tell a member that its class had from a base from one that is new", () => {
    const base = "export class GameElement {\n/** x */ show(): void; hide(): void }";
    const before = `${base}\nexport class Piece extends GameElement {}`;
    const after =
      "export class GameElement { hide(): void }\n" +
      "export class Piece extends GameElement {\n/** x */ show(): void; flip(): void }";
    expect(compare(before, after, ["Piece#show", "Piece#flip"])).toMatchObject({
      added: ["Piece#flip"],
      removed: ["GameElement#show"],
      moved: { "Piece#show": "GameElement#show" },
    });
  });

  test("keep the lines that differ", () => {
    const type = (...lines: string[]): string => ["type A = {", ...lines, "}"].join("\n");
    expect(
      keepDifferences(
        type("  a: string;", "  b: string;", "  c: string;"),
        type("  b: string;", "  c: number;"),
      ),
    ).toEqual(["type A = {\n  a: string;\n…\n  c: string;\n…", "type A = {\n…\n  c: number;\n…"]);
  });
});

describe("a known limit", () => {
  const tried = (version: string, ...limits: string[]) => ({ version, limits: new Set(limits) });

  test("is there since the version from which on all have it", () => {
    const beginnings = findBeginnings([
      tried("0.2.1", "D1", "D2", "D4"),
      tried("0.2.10", "D1", "D4"),
      tried("0.2.14", "D1", "D2", "D3"),
    ]);
    expect(Object.fromEntries(beginnings)).toEqual({
      D1: "0.2.1 or earlier",
      D2: "0.2.14",
      D3: "0.2.14",
    });
  });

  test("has its version below its title, in place of the one that was there", () => {
    const entry = (id: string, since = ""): string =>
      `- id: ${id}\n  title: Broken\n${since}  happens: It breaks.\n`;
    const since = new Map([
      ["D1", "0.2.14"],
      ["D2", "0.2.10"],
    ]);
    const yaml = [entry("D1"), entry("D2", "  since: 0.2.1\n"), entry("D29")].join("\n");
    expect(writeBeginnings(yaml, since)).toBe(
      [entry("D1", "  since: 0.2.14\n"), entry("D2", "  since: 0.2.10\n"), entry("D29")].join("\n"),
    );
  });
});
