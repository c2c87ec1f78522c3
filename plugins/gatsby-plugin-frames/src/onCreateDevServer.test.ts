import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../../src/build/testing/folders";
import { serveGames, type DevApp } from "./onCreateDevServer";

let folder = "";

beforeEach(() => {
  folder = writeFolder();
  cpSync("content/games/garden-row", path.join(folder, "garden-row"), { recursive: true });
});

afterEach(deleteFolders);

/** Asks the routes for an address. */
async function ask(address: string): Promise<{ status: number; text: string }> {
  const routes: [RegExp, Parameters<DevApp["get"]>[1]][] = [];
  serveGames({ get: (...route) => routes.push(route) }, folder);
  const [, handler] = routes.find(([pattern]) => pattern.test(address)) ?? [];
  const answer = { status: 200, text: "" };
  const response: Parameters<NonNullable<typeof handler>>[1] = {
    set: () => response,
    type: () => response,
    sendFile: () => undefined,
    status: (code) => {
      answer.status = code;
      return response;
    },
    send: (text) => {
      answer.text = text;
    },
  };
  await handler?.({ path: address }, response, () => {
    answer.status = 404;
  });
  return answer;
}

const rules = () => path.join(folder, "garden-row/game.ts");

test("a game is served as its author has just saved it, compiled and as source", async () => {
  const { status, text } = await ask("/live/games/garden-row.json");
  expect(status).toBe(200);
  expect(text).not.toContain("justSaved");
  writeFileSync(rules(), `${readFileSync(rules(), "utf8")}\nexport const justSaved: number = 1;\n`);
  const compiled = JSON.parse((await ask("/live/games/garden-row.json")).text) as {
    modules: Record<string, string>;
  };
  expect(compiled.modules["./game"]).toContain("justSaved = 1");
  const source = JSON.parse((await ask("/live/games/garden-row.source.json")).text) as {
    files: Record<string, string>;
  };
  expect(source.files["game.ts"]).toContain("justSaved: number = 1");
});

test("a game with a fault is answered with the fault, and an unknown game not at all", async () => {
  writeFileSync(rules(), "export default (");
  const { status, text } = await ask("/live/games/garden-row.json");
  expect(status).toBe(500);
  expect(text).toContain("Unexpected end of file");
  expect((await ask("/live/games/nope.json")).status).toBe(404);
});
