import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { gameFeatures, writeGallery } from "./gameList";
import { listPublishedGameIds, readGames } from "./gameFolder";

const GAMES = path.resolve("content/games");

/** The number that an author has given a game, such as "E4". */
function numberOf(id: string): number {
  const facts = readFileSync(path.join(GAMES, id, "game.json"), "utf8");
  return Number((JSON.parse(facts) as { number: string }).number.slice(1));
}

describe("the list of games", () => {
  const list = writeGallery(GAMES, readGames(GAMES));
  const rows = list.split("\n").filter((line) => line.startsWith("| ["));

  test("has one row a game in the order of their numbers", () => {
    const ids = listPublishedGameIds(GAMES).sort((a, b) => numberOf(a) - numberOf(b));
    expect(ids[0]).toBe("garden-row");
    const pictures = ids.map((id) => `${id}-\\d+`).join(" ");
    expect(list).toMatch(new RegExp(`^<GameGallery pictures="${pictures}">`));
    expect(list).toMatch(/<\/GameGallery>$/);
    expect(rows[0]).toContain("[Garden Row](/examples/garden-row): ");
    expect(rows.map((row) => /\(\/examples\/([^)]+)\): /.exec(row)?.[1])).toEqual(ids);
  });

  test("says who plays, what with, and how long the code is", () =>
    expect(rows[0]).toMatch(
      / \| 2 \| .+ \| .*\[`createMany`\]\(\/api\/.+ \| \d+ of rules, \d+ for the UI \|$/,
    ));
});

describe("the features of a game", () => {
  test("are the first points of its page that are names of the toolkit", () => {
    const page = [
      "## What to look at",
      "",
      "- [`createMany`](/api/a) puts pieces there.",
      "- [`zorblax`](/api/b) is the game's own.",
      "- [A drawer](/ui/c) is no code.",
      "- [`Do.repeat`](/api/d) and [`loop`](/api/e).",
      "- [`padding-bottom`](/ui/f) is CSS.",
    ].join("\n");
    expect(gameFeatures(page)).toEqual(["[`createMany`](/api/a)", "[`Do.repeat`](/api/d)"]);
  });
});
