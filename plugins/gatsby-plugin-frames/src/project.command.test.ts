import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { zipOfGame } from "./gameZip";

const root = mkdtempSync(path.join(tmpdir(), "project-"));
const bin = (name: string): string => path.resolve("node_modules/.bin", name);

afterAll(() => rmSync(root, { recursive: true, force: true }));

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
    const cwd = unpack(zipOfGame(id), id);
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
});
