import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../../src/build/testing/folders";
import { zipOfGame } from "./gameProject";

const bin = (name: string): string => path.resolve("node_modules/.bin", name);

afterAll(deleteFolders);

/** Unpacks a zip; the packages are those of this repository. */
function unpack(zip: Uint8Array, id: string): string {
  const folder = path.join(writeFolder(unzipSync(zip)), id);
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
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

  test("type-checks before the first move, and its test passes", () => {
    const id = "garden-row";
    const cwd = unpack(
      zipOfGame(id, (rules) => rules, 0),
      id,
    );
    const run = (command: string, ...args: string[]): string =>
      execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
    expect(run(bin("tsc"))).toBe("");
    expect(run(bin("vitest"), "run", "--root", cwd)).toContain("1 passed");
  }, 120_000);
});
