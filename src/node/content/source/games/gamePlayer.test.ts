import { describe, expect, test } from "vitest";
import { gamePlayerProps, readGames, readPictureManifest } from ".";

const GAMES = readGames("content/games");
const PICTURES = readPictureManifest();
const props = (attributes: Readonly<Record<string, string>>) =>
  gamePlayerProps(attributes, GAMES, PICTURES);

describe("a game that a page places", () => {
  test("starts at the beginning, or after as many moves as the author says", () => {
    const { facts, ...others } = gamePlayerProps({ game: "garden-row" }, GAMES, {});
    expect(facts).toMatch(/^2 players · \w/);
    expect(others).toEqual({ game: "garden-row", title: "Garden Row", move: 0 });
    expect(props({ game: "garden-row", move: "6" })).toMatchObject({ move: 6 });
  });

  test("shows the picture of the state it starts with", () => {
    const start = props({ game: "pairs" });
    expect(start.picture?.name).toBe("pairs-0");
    expect(start.picture?.alt).toMatch(/^Pairs at the start, as Ada sees it\..* Ada is to move\.$/);
    expect(props({ game: "garden-row", move: "6" }).picture?.name).toBe("garden-row-6");
    // Nobody has taken one of that move, and the page goes without.
    expect(props({ game: "garden-row", move: "1" })).not.toHaveProperty("picture");
  });

  test("that does not exist is an error with those that do, and the nearest", () => {
    expect(() => props({ game: "garden-rwo" })).toThrow(
      /^there is no game "garden-rwo"; there are .*\bpairs\b.*\. Write game="garden-row"\.$/,
    );
  });

  test.each(["999", "-1", "two", "1.5"])("has no move %j", (move) => {
    expect(() => props({ game: "pairs", move })).toThrow(
      `"${move}" is no move of Pairs: its recorded match has moves 0 to ${String(GAMES.get("pairs")?.moves)}.`,
    );
  });

  test("gives the reader the seat that the author names, if the game has it", () => {
    expect(props({ game: "garden-row", seat: "2" })).toMatchObject({ seat: 2 });
    expect(props({ game: "garden-row", seat: "all" })).toMatchObject({ seat: "all" });
    for (const seat of ["0", "3", "Ada", "1.5"])
      expect(() => props({ game: "garden-row", seat })).toThrow(
        `"${seat}" is no seat of Garden Row, which has seats 1 to 2. Or write seat="all".`,
      );
  });
});
