import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveRoutes } from "../testing/devApp";
import { deleteFolders, writeFolder } from "../testing/folders";
import { serveGames } from "./onCreateDevServer";

let folder = "";

beforeEach(() => {
  folder = writeFolder();
  cpSync("content/games/garden-row", path.join(folder, "garden-row"), { recursive: true });
});

afterEach(deleteFolders);

/** Asks the routes for an address. */
const ask = (address: string): Promise<{ status: number; text: string }> =>
  serveRoutes(
    (app) => serveGames(app, folder),
    async (origin) => {
      const response = await fetch(origin + address);
      return { status: response.status, text: await response.text() };
    },
  );

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
