import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { parseLimits } from "../../src/node/content/fields/entryList";
import { TOOLKIT as NAME } from "../../src/shared/toolkit";

/**
 * Shows that the known limits of `content/api/limits.yml` are limits of the installed version. When one
 * of these tests fails after an update, the limit is gone or has changed: check what the probe does now,
 * and correct its entry or remove it together with the probe.
 */
const FILE = "content/api/limits.yml";
const TOOLKIT = path.resolve("node_modules", NAME);
const manifest = readFileSync(path.join(TOOLKIT, "package.json"), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
const { entries: limits } = parseLimits(readFileSync(FILE, "utf8"), FILE);

/** What a probe sees while the defect exists. */
const SEEN: Readonly<Record<string, unknown>> = {
  D1: "Move pass from player #1 not allowed. Current players: #",
  D2: [[2], []],
  D3: [2],
  D4: expect.stringMatching(/^Flow mismatch/),
  // The first of two passes was broken; the second one still runs.
  D5: 2,
  D6: "undefined",
  D7: ["d", undefined, "a", "b", "c"],
  D8: "the code",
  D9: [
    [1, 1, 1],
    [0, 0, 0],
  ],
  D10: [1, 0, 0],
  D11: [expect.stringContaining("allAdjacentTo is not a function"), false],
  D12: undefined,
  // Sorted from the last seat to the first before.
  D13: [1, 2, 3],
  D14: expect.stringMatching(/^Missing strings in/),
  D15: ["accepted", "accepted"],
  D16: "else",
  D17: [
    ["optional", 0, false],
    ["repeatUntil", 0, false],
  ],
  D18: [0, 1],
  D21: [[1, undefined, undefined]],
  D22: [
    expect.stringMatching(/^Invalid sequence for main/),
    expect.stringContaining("reading 'reset'"),
  ],
  D24: ["accepted", "accepted"],
  D25: ["accepted", expect.stringMatching(/^Only spaces can be added/), "map"],
  // Every set of the ten cards except the empty one.
  D26: 2 ** 10 - 1,
  D27: false,
  D28: ["undefined", "Object", "Object", expect.stringContaining("Symbol")],
  D30: expect.stringMatching(/^Unable to find arg/),
  // Three cards, two ids.
  D31: [3, 2],
  // The seats in the order of their entries, and of the players in the state of seat 1.
  D33: [
    [3, 2, 1],
    [3, 2, 1],
  ],
  // Seat 1 gets a state of seat 3, then its own.
  D34: [3, 1],
  // Seat 3 is to move, and may; the handle of seat 1 claims its action.
  D35: {
    current: [3],
    actions: [["reverse", "rest"], [], []],
    isCurrent: [false, false, true],
    moved: [1],
  },
  // Seat 1 makes the next choice if the engine knows that both have chosen.
  D36: {
    nothing: [[1], 2],
    addDelay: [[1, 2], 2],
    announce: [[1, 2], 2],
    "moves twice": [[1, 2], 2],
    "in the entry": [[1], 2],
  },
};

/** Limits that appear in other ways; each has a test below, or a reason here. */
const OTHERWISE = ["D19", "D20", "D23", "D32"];
const NOT_PROBED = {
  D29: "it concerns the developer tools, which are not in the package",
};

let folder = "";
let probes: Readonly<Record<string, () => unknown>> = {};

/** The toolkit imports style sheets, so the probes are bundled with it, as games are. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "limits-"));
  const outfile = path.join(folder, "probes.cjs");
  await build({
    entryPoints: [path.resolve("tests/unit/limits/probes.mjs")],
    bundle: true,
    outfile,
    platform: "node",
    format: "cjs",
    target: "node20",
    // The toolkit looks classes up by their names.
    keepNames: true,
    loader: { ".css": "empty", ".jpg": "empty", ".ogg": "empty" },
    logLevel: "silent",
  });
  probes = createRequire(outfile)(outfile) as typeof probes;
}, 60_000);

// The toolkit logs each step of a flow.
beforeEach(() => {
  vi.spyOn(console, "debug").mockImplementation(() => undefined);
});

afterAll(() => rmSync(folder, { recursive: true }));

test("every known limit is probed, or has its reason", () => {
  const known = limits.map(({ id }) => id).sort();
  expect([...Object.keys(SEEN), ...OTHERWISE, ...Object.keys(NOT_PROBED)].sort()).toEqual(known);
  expect(Object.keys(probes).sort()).toEqual(Object.keys(SEEN).sort());
});

describe(`the installed version ${version} still has the limit`, () => {
  test.each(Object.keys(SEEN))("%s", (id) => {
    const happens = limits.find((limit) => limit.id === id)?.happens;
    expect(probes[id]?.(), `${id} has ended or changed in ${version}: ${happens ?? ""}`).toEqual(
      SEEN[id],
    );
  });

  test("D19: plain Node cannot load the package", () => {
    const load = (): string =>
      execFileSync(process.execPath, ["-e", 'import("@boardzilla/core")'], {
        encoding: "utf8",
        stdio: "pipe",
      });
    expect(load).toThrow(/Unknown file extension "\.css"/);
  });

  test("D20: a tab's panel shows its key, and a line has the color of its fill", () => {
    const read = (file: string): string =>
      readFileSync(path.join(TOOLKIT, "entry/ui/game/components", file), "utf8");
    expect(read("Element.js")).toMatch(/className: "inner".*stroke: fill/);
    expect(read("Tabs.js")).toMatch(/openTab,\s+children\[openTab\]/);
  });

  test("D32: a touch of what can be dragged is canceled, except in mobile browsers", () => {
    const ui = path.join(TOOLKIT, "entry/ui");
    const element = readFileSync(path.join(ui, "game/components/Element.js"), "utf8");
    expect(element).toMatch(
      /if \(!isMobile && element instanceof Piece\) \{\s+contents = .*DraggableCore/,
    );
    expect(element).not.toContain("allowMobileScroll");
    expect(readFileSync(path.join(ui, "store.js"), "utf8")).toMatch(
      /isMobile: .*match\(\/Mobi\/\)/,
    );
    const { resolve } = createRequire(path.join(TOOLKIT, "package.json"));
    const draggable = path.join(path.dirname(resolve("react-draggable")), "Draggable.js");
    expect(readFileSync(draggable, "utf8")).toMatch(
      /"touchstart" && !this\.props\.allowMobileScroll\) e\.preventDefault\(\)/,
    );
  });

  test("D23: a game and a player of one's own do not compile in strict mode", () => {
    const text =
      'import { createGame, Game, Piece, Player } from "@boardzilla/core";\n' +
      "export class MyPlayer extends Player<MyGame, MyPlayer> { score = 0; }\n" +
      "export class MyGame extends Game<MyGame, MyPlayer> { round = 1; }\n" +
      "export class Card extends Piece<MyGame> { value = 1; }\n" +
      "export default createGame(MyPlayer, MyGame, game => { game.create(Card, 'card'); });\n";
    const lenient = { strict: false, noImplicitAny: true, strictNullChecks: true };
    expect(countErrors(text, { strict: true })).toBeGreaterThan(0);
    expect(countErrors(text, lenient)).toBe(0);
  }, 60_000);
});

function countErrors(text: string, strictness: ts.CompilerOptions): number {
  const file = path.resolve("game-of-a-limit.ts");
  const options: ts.CompilerOptions = {
    ...strictness,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.React,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, onError) =>
    name === file ? ts.createSourceFile(name, text, target) : getSource(name, target, onError);
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).length;
}
