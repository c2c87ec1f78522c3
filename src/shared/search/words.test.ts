import { describe, expect, test } from "vitest";
import { nameTokens, splitName, splitWords, squash, textTokens, toWords } from "./words";

describe("the words of a query", () => {
  test.each([
    ["Follow-Up actions", ["follow", "up", "actions"]],
    ["a:b", ["b"]],
    ["std::vector", ["std", "vector"]],
    ["useState:", ["usestate"]],
    ["http://x", ["http", "x"]],
    ["--help +must ~near ^2", ["help", "near", "2"]],
    ["foo~99", ["foo", "99"]],
    ["*a*b", ["b"]],
    ["$ _id", ["$", "_id"]],
    ["count(*) [x] \\d", ["count", "x", "d"]],
    ["日本語 ÄÖ", ["日本語", "äö"]],
    ["<img src=x onerror=…>", ["img", "src", "x", "onerror"]],
    ["__proto__ constructor hasOwnProperty", ["__proto__", "constructor", "hasownproperty"]],
    ["a player's turn", ["player", "turn"]],
    ["the player’s", ["player"]],
    ["my card can't move and doesn’t flip", ["card", "move", "flip"]],
    ["it'll say I've won, won't it", ["won"]],
  ])("%j are %j", (query, words) => expect(toWords(query)).toEqual(words));

  test.each(["", "   ", "*", "**", "+-", "~", "^", ":", "[](){}", "…", "\u0000", "\uD800", "👍🏽"])(
    "%j are none",
    (query) => expect(toWords(query)).toEqual([]),
  );

  test("are the same however an accent is encoded", () =>
    expect(toWords("Cafe\u0301")).toEqual(toWords("Caf\u00E9")));

  test.each([
    ["ｆｏｌｌｏｗ－ｕｐ　ＡＣＴＩＯＮ", "follow-up action"],
    ["ﬁnish the ﬂow", "finish the flow"],
    ["𝐝𝐞𝐜𝐤 ①", "deck 1"],
  ])("are the plain letters that %s looks like", (text, plain) =>
    expect(toWords(text)).toEqual(toWords(plain)),
  );

  test("are at most twenty, of at most forty characters, from the first 200", () => {
    expect(toWords("x1 ".repeat(500))).toHaveLength(20);
    expect(toWords("y".repeat(10_000))).toEqual(["y".repeat(40)]);
    expect(toWords(`${" ".repeat(200)}z`)).toEqual([]);
  });

  test("are never cut inside of a character", () => {
    expect(toWords("𐐨".repeat(60))).toEqual(["𐐨".repeat(40)]);
    expect(toWords(`${"a ".repeat(99)}b𐐨`)).toEqual(["b"]);
  });

  test("leave out what the index leaves out, unless there is nothing else", () => {
    expect(toWords("How do I end the game when all have passed?")).toEqual([
      "end",
      "game",
      "passed",
    ]);
    expect(toWords("do")).toEqual(["do"]);
    expect(toWords("if else")).toEqual(["if", "else"]);
  });

  test("leave words out before they are counted", () =>
    expect(toWords(`${"of the and for with by to in ".repeat(4)}needle`)).toEqual(["needle"]));
});

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
  ])("%s", (name, parts) => expect(splitName(name)).toEqual(parts));
});

test("words are split alike with and without letters beyond ASCII", () => {
  expect(splitWords("a player’s turn: $el…")).toEqual(["a", "player", "turn", "$el"]);
  expect(splitWords("a player’s turn: $él…")).toEqual(["a", "player", "turn", "$él"]);
});

test("a name is indexed as a whole and by its words", () =>
  expect(nameTokens("Action.chooseFrom")).toEqual(["action", "choosefrom", "choose", "from"]));

test("prose is indexed without common words and single letters", () =>
  expect(textTokens("Put a card into the deck")).toEqual(["put", "card", "deck"]));

test("a name and the words it is made of are the same when squashed", () => {
  expect(squash("choose on board")).toBe(squash("chooseOnBoard"));
  expect(squash("game.finish()")).toBe(squash("Game#finish"));
  expect(squash("ｇａｍｅ．ﬁnish")).toBe(squash("Game#finish"));
});
