import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import type { Recording } from "../../../src/lib/games/recording";
import { projectFiles } from "../../../src/lib/share/projectFiles";
import { projectZip } from "../../../src/lib/share/projectZip";
import { readSource } from "./readSources";
import { readStarter } from "./readStarter";

const GAMES = "content/games";
const starter = readStarter("content/introduction");
const root = mkdtempSync(path.join(tmpdir(), "project-"));
const bin = (name: string): string => path.resolve("node_modules/.bin", name);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function makeZip(id: string, rules = (text: string) => text): Uint8Array {
  const source = readSource(path.join(GAMES, id));
  const file = readFileSync(path.join(GAMES, id, "moves.json"), "utf8");
  const { players, seed, settings, moves } = JSON.parse(file) as Recording;
  return projectZip(
    id,
    projectFiles({
      source,
      texts: { ...source.files, "game.ts": rules(source.files["game.ts"]) },
      starter,
      played: { players, seed, settings, moves },
      page: `https://docs.example.org/examples/${id}`,
    }),
  );
}

/** Unpacks a zip; the packages are those of this repository. */
function unpack(zip: Uint8Array, id: string): string {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, strFromU8(bytes));
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, id, "node_modules"));
  return path.join(root, id);
}

describe("the project that a reader downloads", () => {
  test("type-checks, builds, and its test passes", () => {
    const id = "garden-row";
    const cwd = unpack(makeZip(id), id);
    const run = (command: string, ...args: string[]): string =>
      execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
    expect(run(bin("tsc"))).toBe("");
    run(process.execPath, "esbuild.game.mjs");
    run(process.execPath, "esbuild.ui.mjs");
    expect(readFileSync(path.join(cwd, "build/ui/index.css"), "utf8")).toContain("#game");
    expect(run(bin("vitest"), "run", "--root", cwd)).toContain("1 passed");
    const manifest = readFileSync(path.join(cwd, "game.json"), "utf8");
    expect(manifest).toContain("build/game/game-interface.js");
  }, 120_000);

  test("holds the edited rules, and looks that find them", () => {
    const source = readSource(path.join(GAMES, "ridge")).files["game.ts"];
    const zip = makeZip("ridge", (text) => `${text}// edited\n`);
    const files = unzipSync(zip);
    expect(strFromU8(files["ridge/src/game/index.ts"]!)).toBe(`${source}// edited\n`);
    expect(strFromU8(files["ridge/src/ui/index.tsx"]!)).toContain('from "../game"');
  });

  test("is the same to the byte for the same game", () => {
    expect(makeZip("pairs")).toEqual(makeZip("pairs"));
  });

  test("has a host page with the seats, settings and seed of the game", () => {
    const host = strFromU8(unzipSync(makeZip("shelf-sort"))["shelf-sort/dev/host.html"]!);
    expect(host).toContain('"maxPlayers": 1');
    expect(host).toContain('const players = ["#d50000"].map');
    expect(host).not.toContain('randomSeed: "dig"');
  });
});
