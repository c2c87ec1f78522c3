import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * A loop over the players in turn order. The setup runs again on every load, when a game may have changed that order,
 * so what it creates would belong to others (`/game/players#seats-and-turn-order`).
 */
const LOOP =
  /(?:for \(const \w+ of (?:game|this)\.players\)|(?:game|this)\.players\.(?:forEach|map)\()(?:.*\n){1,5}/g;
const CREATION = /\.(?:create|createMany)\(/;

/** The first lines of the loops over players that create elements, up to four lines on. */
const listLoops = (code: string): string[] =>
  [...code.matchAll(LOOP)].flatMap(([loop]) =>
    CREATION.test(loop) ? [loop.split("\n")[0] ?? ""] : [],
  );

test("a loop that creates elements in turn order is found", () => {
  const body = ' {\n  game.create(Mat, "mat", { player });\n}\n';
  expect(listLoops(`for (const player of game.players)${body}`)).toHaveLength(1);
  expect(listLoops(`for (const player of game.players.sortedBy("position"))${body}`)).toEqual([]);
});

test("code that readers copy creates the elements of players in seat order", () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:\.mdx|\/game\.ts)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    listLoops(readFileSync(path.join("content", file), "utf8")).map((loop) => `${file}: ${loop}`),
  );
  expect(found).toEqual([]);
});
