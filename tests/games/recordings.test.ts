import { readFileSync, readdirSync, existsSync } from "node:fs";
import path from "node:path";
import { compileFunction } from "node:vm";
import * as core from "@boardzilla/core";
import * as components from "@boardzilla/core/components";
import { transform } from "esbuild";
import { expect, test } from "vitest";
import type { GameEngine, GameUpdate } from "../../src/shared/games/engine";
import { playRecording } from "../../tools/games/playRecording";
import type { Recording } from "../../src/shared/contracts/recording";
import {
  decodePlayLink,
  encodePlayLink,
  type PlayLink,
} from "../../src/features/playground/model/share/playLink";
import { compileModule } from "../../src/features/playground/model/live/compileModule";

const FOLDER = path.resolve("content/games");
const GAMES = readdirSync(FOLDER).filter((id) => existsSync(path.join(FOLDER, id, "game.json")));

Object.assign(globalThis, { __guard: () => undefined, __component: () => undefined });

/** Compiles as the play frame's files are compiled at build. */
async function atBuild(source: string): Promise<string> {
  const { code } = await transform(source, {
    loader: "ts",
    format: "cjs",
    target: "es2020",
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  return code;
}

function inPage(source: string): string {
  const compiled = compileModule(source, { name: "game.ts" });
  if ("problem" in compiled) throw new Error(JSON.stringify(compiled.problem));
  return compiled.code;
}

const load = (name: string): object => (name === "@boardzilla/core" ? core : components);

function play(code: string, recording: Recording): readonly GameUpdate[] {
  const module = { exports: {} as { default: never } };
  const run = compileFunction(code, ["require", "module", "exports"]) as (
    ...given: readonly unknown[]
  ) => void;
  run(load, module, module.exports);
  const engine = core.createInterface(module.exports.default) as unknown as GameEngine;
  return playRecording(engine, recording);
}

const read = (id: string, name: string): string =>
  readFileSync(path.join(FOLDER, id, name), "utf8");
const readRecording = (id: string): Recording => JSON.parse(read(id, "moves.json")) as Recording;

test.each(GAMES)("%s, compiled in the page, plays as when it is compiled at build", async (id) => {
  const recording = readRecording(id);
  const source = read(id, "game.ts");
  expect(play(inPage(source), recording)).toEqual(play(await atBuild(source), recording));
});

test.each(GAMES)("a link holds a whole match of %s", (id) => {
  const { players, seed, settings, moves } = readRecording(id);
  const link: PlayLink = {
    game: id,
    toolkit: "0.2.14",
    players,
    seed,
    settings,
    moves: moves.map(({ seat, name, args }) => [seat, name, args]),
    at: moves.length,
    lens: "all",
  };
  const encoded = encodePlayLink(link);
  if ("problem" in encoded) throw new Error(encoded.problem);
  expect(decodePlayLink(encoded.hash)).toEqual({ link });
});
