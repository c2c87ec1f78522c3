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

/** An update's list of players read by an index, or any list of players by a seat: it is in turn order. */
const BY_SEAT =
  /\b(?:updates?|match|views?)\b[^\s;]*\.players(?:!|\?\.)?\[|\.players(?:!|\?\.)?\[[^\]\n]*(?:seat|position)/i;

/** The texts of a folder of the repository that are code or print it. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:mdx|md|ya?ml|tsx?|mjs|txt)$/.test(file))
    .map((file) => path.join(folder, file));

test.each([
  "update.players[0]",
  "update.players[position - 1]",
  "this.match.players[this.seats.indexOf(id)]",
  "game.players[seat - 1]",
  "table.match.updates.at(-1)!.players[1]",
])("a list of players that is read by seat is found: %s", (code) => {
  expect(code).toMatch(BY_SEAT);
});

test("nothing that is printed or run reads a list of players by seat", () => {
  const files = ["content", "src", "plugins", "tools", "docs", "tests"].flatMap(listFiles);
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => file !== path.join("tests", "unit", "seatOrder.test.ts"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          BY_SEAT.test(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
