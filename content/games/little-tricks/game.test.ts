import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { Card, type LittleTricks } from "./game";
import recording from "./moves.json";

type Table = ReturnType<typeof open>;
type Named = [suit: string, value: number];

const open = (players = 3, seed = "test") =>
  openTable(setup, { players, seed, settings: { deals: 2 } });

const handOf = (game: LittleTricks, seat: number) =>
  game.players.atPosition(seat)!.my("hand")!.all(Card);

function play(table: Table, card: { suit: string; value: number }) {
  const [seat] = table.current();
  table.move(seat, "play", {
    card: (game) => handOf(game, seat).first(Card, { suit: card.suit, value: card.value }),
  });
}

/** Plays the first card that is allowed. */
function playAny(table: Table) {
  const game = table.game();
  const [seat] = table.current();
  const card = game.playable(game.players.atPosition(seat)!)[0];
  play(table, card);
  return { seat, suit: card.suit, value: card.value };
}

/** A table whose next player holds the led suit and at least one other. */
function openWithChoice(): { table: Table; seat: number } {
  for (let seed = 0; ; seed++) {
    const table = open(3, `choice ${seed}`);
    const { suit } = playAny(table);
    const hand = handOf(table.game(), 2);
    if (new Set(hand.map((card) => card.suit === suit)).size === 2) return { table, seat: 2 };
  }
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test.each([
  [3, 8],
  [4, 6],
])("with %i players each holds %i cards", (players, count) => {
  const game = open(players).game();
  for (const { position } of game.players) expect(handOf(game, position)).toHaveLength(count);
});

test("a hand is sorted by suit and value", () => {
  const hand = handOf(open().game(), 1).map(({ suit, value }): Named => [suit, value]);
  const sorted = [...hand].sort((a, b) => a[0].localeCompare(b[0]) || a[1] - b[1]);
  expect(hand).toEqual(sorted);
});

test("only its owner receives a hand, and the message about it", () => {
  const table = open();
  expect(handOf(table.seenBy(1), 1).every((card) => card.suit)).toBe(true);
  expect(handOf(table.seenBy(1), 2).every((card) => card.suit === undefined)).toBe(true);
  expect(table.sentTo(1).match(/Your cards/g)).toHaveLength(1);
});

test("a card that is played is seen by all", () => {
  const table = open();
  const { suit, value } = playAny(table);
  expect(table.seenBy(3).trick()[0]).toMatchObject({ suit, value });
});

test("another suit is refused while the player has the one that was led", () => {
  const { table, seat } = openWithChoice();
  const led = table.game().trick()[0].suit;
  const other = handOf(table.game(), seat).find(({ suit }) => suit !== led)!;
  expect(() => play(table, other)).toThrow("Selected element is not valid");
});

test("a player without the led suit may play any card", () => {
  const table = open();
  table.playRandomly({
    until: (game) => {
      const { position } = game.players.current()!;
      const led = game.trick()[0]?.suit;
      return led !== undefined && handOf(game, position).every(({ suit }) => suit !== led);
    },
  });
  const game = table.game();
  const player = game.players.atPosition(table.current()[0])!;
  expect(game.playable(player)).toHaveLength(handOf(game, player.position).length);
});

test("the highest card of the led suit takes the trick, and its player leads", () => {
  const table = open();
  for (let trick = 0; trick < 8; trick++) {
    const before = table.game().players.map(({ tricks }) => tricks);
    const cards = [playAny(table), playAny(table), playAny(table)];
    const following = cards.filter(({ suit }) => suit === cards[0].suit);
    const { seat } = following.sort((a, b) => b.value - a.value)[0];
    expect(table.current()).toEqual([seat]);
    const after = table.game().players.map(({ tricks }) => tricks);
    expect(after[seat - 1]).toBe(before[seat - 1] + 1);
    expect(after.reduce((sum, tricks) => sum + tricks)).toBe(trick + 1);
  }
});

test("a taken card belongs to nobody in the next deal", () => {
  const table = open();
  for (let card = 0; card < 24; card++) playAny(table);
  const game = table.game();
  expect(game.deal).toBe(2);
  expect(game.all(Card).some((card) => card.player)).toBe(false);
  for (const player of game.players) expect(player.allMy(Card)).toHaveLength(8);
});

test("the most tricks win after the last deal", () => {
  const table = open();
  for (let card = 0; card < 48; card++) playAny(table);
  const tricks = table.game().players.map((player) => player.tricks);
  const seats = [1, 2, 3].filter((seat) => tricks[seat - 1] === Math.max(...tricks));
  expect(table.winners()).toEqual(seats);
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 48 });
});
