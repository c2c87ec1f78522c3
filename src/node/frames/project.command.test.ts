import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../testing/folders";
import { findFences } from "../content/fields/fences";
import { projectOfStep, zipOfGame } from "./gameProject";
import { readStarter } from "./readStarter";
import { bundleCourse } from "./tutorialFiles";

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

/** The test file that a step of the tutorial has you save, by its path in the project. */
function printedTests(slug: string): Readonly<Record<string, string>> {
  const page = readFileSync(`content/tutorial/${slug}.mdx`, "utf8");
  const files = findFences(page).map(
    ({ meta, code }) => [meta.attributes["title"] ?? "", code] as const,
  );
  return Object.fromEntries(files.filter(([name]) => name.startsWith("test/")));
}

test("the projects of all steps of the tutorial type-check, and their tests pass", async () => {
  const steps = await bundleCourse("content", "tutorial");
  const projects = steps.map((step) => ({
    id: step.slug,
    files: { ...projectOfStep(step, step.solution), ...printedTests(step.slug) },
  }));
  const tests = projects.flatMap(({ files }) =>
    Object.keys(files).filter((name) => name.endsWith(".test.ts")),
  );
  // One run of each program for all: the settings are those of a single project.
  const starter = readStarter("content/introduction");
  const settings = JSON.parse(starter["tsconfig.json"]) as object;
  const cwd = writeFolder({
    ...starter,
    "tsconfig.json": JSON.stringify({ ...settings, include: ["steps"] }),
    ...Object.fromEntries(
      projects.flatMap(({ id, files }) =>
        Object.entries(files).map(([name, text]) => [`steps/${id}/${name}`, text]),
      ),
    ),
  });
  symlinkSync(path.resolve("node_modules"), path.join(cwd, "node_modules"));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  expect(run(bin("tsc"))).toBe("");
  expect(tests).toHaveLength(steps.length + 1);
  expect(run(bin("vitest"), "run", "--no-isolate", "--root", cwd)).toContain(
    `${String(tests.length)} passed`,
  );
}, 240_000);
