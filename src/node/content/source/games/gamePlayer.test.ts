import { describe, expect, test } from "vitest";
import { gamePlayerProps, readGames, type PlacedGame } from ".";

const GAMES: ReadonlyMap<string, PlacedGame> = new Map([
  ["nest", { title: "Nest", facts: "2 players · placement", seats: 2, moves: 12, tellingMove: 7 }],
  [
    "courier",
    { title: "Courier", facts: "2 to 4 players · deduction", seats: 3, moves: 40, tellingMove: 24 },
  ],
]);

describe("a game that a page places", () => {
  test("starts at the beginning, or after as many moves as the author says", () => {
    expect(gamePlayerProps({ game: "nest" }, GAMES)).toEqual({
      game: "nest",
      title: "Nest",
      facts: "2 players · placement",
      move: 0,
    });
    expect(gamePlayerProps({ game: "nest", move: "12" }, GAMES)).toMatchObject({ move: 12 });
  });

  test("shows the picture of the state it starts with, or of the game's telling one", () => {
    const games = readGames("content/games");
    const telling = gamePlayerProps({ game: "pairs" }, games);
    expect(telling.picture?.name).toBe(`pairs-${String(games.get("pairs")?.tellingMove)}`);
    expect(telling.picture?.alt).toMatch(
      /^Pairs after \d+ moves, as \w+ sees it\..* \w+ is to move\.$/,
    );
    const placed = gamePlayerProps({ game: "garden-row", move: "6" }, games);
    expect(placed.picture?.name).toBe("garden-row-6");
  });

  test("that does not exist is an error with those that do, and the nearest", () => {
    expect(() => gamePlayerProps({ game: "nets" }, GAMES)).toThrow(
      'there is no game "nets"; there are nest, courier. Write game="nest".',
    );
  });

  test.each(["13", "-1", "two", "1.5"])("has no move %j", (move) => {
    expect(() => gamePlayerProps({ game: "nest", move }, GAMES)).toThrow(
      `"${move}" is no move of Nest: its recorded match has moves 0 to 12.`,
    );
  });

  test("gives the reader the seat that the author names, if the game has it", () => {
    expect(gamePlayerProps({ game: "nest", seat: "2" }, GAMES)).toMatchObject({ seat: 2 });
    for (const seat of ["0", "3", "Ada", "1.5"])
      expect(() => gamePlayerProps({ game: "nest", seat }, GAMES)).toThrow(
        `"${seat}" is no seat of Nest, which has seats 1 to 2.`,
      );
  });
});
