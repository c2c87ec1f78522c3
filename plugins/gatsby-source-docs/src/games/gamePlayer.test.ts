import { describe, expect, test } from "vitest";
import { gamePlayerProps, type PlacedGame } from ".";

const GAMES: ReadonlyMap<string, PlacedGame> = new Map([
  ["nest", { title: "Nest", facts: "2 players · placement", moves: 12 }],
  ["courier", { title: "Courier", facts: "2 to 4 players · deduction", moves: 40 }],
]);

describe("a game that a page places", () => {
  test("starts at the beginning, or after as many moves as the author says", () => {
    expect(gamePlayerProps({ game: "nest" }, GAMES)).toEqual({
      game: "nest",
      title: "Nest",
      facts: "2 players · placement",
      move: "0",
    });
    expect(gamePlayerProps({ game: "nest", move: "12" }, GAMES)).toMatchObject({ move: "12" });
  });

  test("that does not exist is told with those that do, and the nearest", () => {
    expect(() => gamePlayerProps({ game: "nets" }, GAMES)).toThrow(
      'there is no game "nets"; there are nest, courier. Write game="nest".',
    );
  });

  test.each(["13", "-1", "two", "1.5"])("has no move %j", (move) => {
    expect(() => gamePlayerProps({ game: "nest", move }, GAMES)).toThrow(
      `"${move}" is no move of Nest: its recorded match has moves 0 to 12.`,
    );
  });
});
