import { describe, expect, test } from "vitest";
import { nameTokens, splitName, splitWords, squash, textTokens } from "./tokens";

describe("the words within a name", () => {
  test.each([
    ["chooseOnBoard", ["choose", "on", "board"]],
    ["firstN", ["first", "n"]],
    ["useD6", ["use", "d6"]],
    ["ElementJSON", ["element", "json"]],
    ["INVALID_MOVE", ["invalid", "move"]],
    ["Piece", []],
    ["D6", []],
    ["été", []],
  ])("%s", (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});

test("words are split alike with and without letters beyond ASCII", () => {
  expect(splitWords("a player’s turn: $el…")).toEqual(["a", "player", "turn", "$el"]);
  expect(splitWords("a player’s turn: $él…")).toEqual(["a", "player", "turn", "$él"]);
});

test("a name is indexed as a whole and by its words", () => {
  expect(nameTokens("Action.chooseFrom")).toEqual(["action", "choosefrom", "choose", "from"]);
});

test("prose is indexed without common words and single letters", () => {
  expect(textTokens("Put a card into the deck")).toEqual(["put", "card", "deck"]);
});

test("a name and the words it is made of are the same when squashed", () => {
  expect(squash("choose on board")).toBe(squash("chooseOnBoard"));
  expect(squash("game.finish()")).toBe(squash("Game#finish"));
});
