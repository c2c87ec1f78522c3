import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { Dial, type WordVault } from "./game";
import recording from "./moves.json";

type Table = ReturnType<typeof open>;

const open = (players = 3) => openTable(setup, { players, settings: { letters: 5 } });

/** A table at which these words are hidden, seat 1 first. */
function hide(...words: string[]): Table {
  const table = open(words.length);
  words.forEach((word, index) => table.move(index + 1, "hide", { word }));
  return table;
}

const guess = (table: Table, seat: number, rival: number, letter: string) =>
  table.move(seat, "guess", { rival: (game) => game.players.atPosition(rival), letter });

/** What a seat can read of a word. */
const read = (game: WordVault, owner: number) =>
  game.players
    .atPosition(owner)!
    .vault()
    .all(Dial)
    .map(({ letter }) => letter ?? "?")
    .join("");

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("a word is sent to its owner only", () => {
  const table = open();
  for (const [seat, word] of [
    [1, "Otter"],
    [2, "raven"],
    [3, "CAMEL"],
  ] as const) {
    table.move(seat, "hide", { word });
    expect(read(table.seenBy(seat), seat)).toBe(word.toUpperCase());
    for (const other of [1, 2, 3].filter((each) => each !== seat)) {
      expect(read(table.seenBy(other), seat)).toBe("?????");
      expect(table.sentTo(other).toLowerCase()).not.toContain(word.toLowerCase());
    }
  }
});

test.each([
  ["too short", "cat", "It needs 5 letters"],
  ["too long", "badger", "It needs 5 letters"],
  ["with too few different letters", "mamma", "It needs three different letters"],
  ["with other characters", "ott3r", "Invalid text entered"],
])("a word %s is refused", (_, word, reason) => {
  expect(() => open().move(1, "hide", { word })).toThrow(reason);
});

test("a letter of the word opens for all wherever it is, and gives another turn", () => {
  const table = hide("otter", "raven", "camel");
  guess(table, 1, 2, "E");
  guess(table, 1, 3, "z");
  guess(table, 2, 1, "t");
  for (const seat of [2, 3]) {
    expect(read(table.seenBy(seat), 1)).toBe("?TT??");
  }
  expect(read(table.seenBy(3), 2)).toBe("???E?");
  expect(table.current()).toEqual([2]);
});

test("any other letter ends the turn and is remembered", () => {
  const table = hide("otter", "raven", "camel");
  guess(table, 1, 2, "z");
  expect(table.current()).toEqual([2]);
  expect(table.seenBy(3).players.atPosition(2)!.vault().tried).toBe("Z");
});

test.each([
  ["a letter that has been tried there", 2, "z", "Already tried"],
  ["two letters", 3, "ab", "Invalid text entered"],
  ["the own vault", 1, "a", "Not a valid choice"],
])("%s is refused", (_, rival, letter, reason) => {
  const table = hide("otter", "raven", "camel");
  for (const seat of [1, 2, 3]) guess(table, seat, seat === 2 ? 3 : 2, "zyx"[seat - 1]);
  expect(() => guess(table, 1, rival, letter)).toThrow(reason);
  expect(table.current()).toEqual([1]);
});

test("who has lost the last letter is out", () => {
  const table = hide("otter", "raven", "camel");
  for (const letter of "raven") guess(table, 1, 2, letter);
  expect(table.winners()).toBeUndefined();
  expect(() => guess(table, 1, 2, "x")).toThrow("Not a valid choice");
  guess(table, 1, 3, "x");
  expect(table.current()).toEqual([3]);
});

test("the last closed vault wins", () => {
  const table = hide("otter", "raven");
  for (const letter of "rave") guess(table, 1, 2, letter);
  expect(table.winners()).toBeUndefined();
  guess(table, 1, 2, "n");
  expect(table.winners()).toEqual([1]);
});

test("the log tells letter and result, and no more", () => {
  const table = hide("otter", "raven");
  guess(table, 1, 2, "a");
  const [message] = table.messages().map((text) => text.replace(/\[\[[^|]*\|(.*?)\]\]/g, "$1"));
  expect(message).toBe("Ada tries A in the word of Ben: 1 of 5");
});

test("the setting decides the length", () => {
  const table = openTable(setup, { players: 2, settings: { letters: 4 } });
  table.move(1, "hide", { word: "seal" });
  expect(read(table.seenBy(1), 1)).toBe("SEAL");
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 4 + 4 * 26 });
});
