/** Runs the host page that a guide prints, and those of the projects that readers download. */
import { compileFunction } from "node:vm";
import { createInterface } from "@boardzilla/core";
import { describe, expect, test } from "vitest";
import { listGameIds } from "../../src/node/content/source/games";
import { projectOfGame } from "../../src/node/frames/gameProject";
import { readStarter } from "../../src/node/frames/readStarter";
import { openHostPage } from "./hostPage";
import { expectOwnMessages, secretSeats } from "./secretSeats";

const HOST = "dev/host.html";
const games = listGameIds("content/games");

/** The host page that a reader of a game downloads. */
const hostOf = (id: string): string => projectOfGame(id)[HOST] ?? "";

/** The last script of a page, with the engine that its first one loads. */
function runScript(page: string, engine: object): void {
  const code = page.slice(page.lastIndexOf("<script>") + "<script>".length, -"</script>\n".length);
  const run = compileFunction(code, ["game"]) as (game: object) => void;
  run({ default: engine });
}

function expectSecretsKept(page: string): void {
  const host = openHostPage(() => runScript(page, createInterface(secretSeats)));
  expectOwnMessages(host, host.frames.length);
}

test("the host page of the guide sends each seat its own secret", () =>
  expectSecretsKept(readStarter("content/introduction")[HOST]));

describe("the host page of a download sends each seat its own secret", () => {
  test.each(games)("%s", (id) => expectSecretsKept(hostOf(id)));

  test("at tables of every size", () => {
    const seats = games.map((id) => hostOf(id).match(/"#[0-9a-f]{6}"/g)?.length);
    expect(new Set(seats).size).toBeGreaterThan(2);
  });
});
