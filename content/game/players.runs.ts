import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

const hand = (table: AnyTable, seat: number): Anything[] => [
  ...table.game().players.atPosition(seat).my("hand").all(table.module.Card),
];
const firstCard = (table: AnyTable, seat: number) => (game: Anything) =>
  game.players.atPosition(seat).my("hand").first(table.module.Card);
const play = (table: AnyTable) => {
  const [seat] = table.current();
  table.move(seat, "play", { card: firstCard(table, seat) });
  return seat;
};

export default {
  "Your player class": ({ open, reported }) => {
    const after = `export const setup = require("@boardzilla/core").createGame(
      TrickPlayer,
      LittleTricks,
      (game) => {
        for (const player of game.players) game.create(Hand, "hand", { player }).create(Card, "card");
        game.defineActions({});
        game.defineFlow(() => {
          game.players[1].folded = true;
          game.players[2].my(Card).remove();
          report([...game.players].map((player) => player.isOut()));
        });
      },
    );`;
    const table = open(3, { after });
    expect(reported()).toEqual([[false, true, true]]);
    // The attributes are saved.
    expect([...table.game().players].map(({ folded }) => folded)).toEqual([false, true, false]);
  },

  "Seats and turn order": ({ open, reported }) => {
    const before = `game.players[2].tricks = 3;`;
    const table = open(4, { before, values: true });
    const [first, next, index, atOne, left, right, sorted, best, sum] = reported();
    const seats = (players: Iterable<Anything>) => [...players].map(({ position }) => position);
    // The function is called for the player at seat 2.
    expect(seats([first, next, atOne, left, right, best])).toEqual([1, 3, 1, 3, 1, 3]);
    expect(index).toBe(1);
    expect(seats(sorted)).toEqual([1, 2, 3, 4]);
    expect(sum).toBe(3);
    // The turn order is saved; the seats stay.
    const order = seats(table.game().players);
    table.move(order[0], "wait");
    expect(seats(table.game().players)).toEqual(order);
    expect([...order].sort()).toEqual([1, 2, 3, 4]);
  },

  "Fixed rotation": ({ open }) => {
    const table = open(3);
    const order: number[] = [];
    while (table.current().length > 0) order.push(play(table));
    expect(order).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
  },

  "The leader changes": ({ open }) => {
    const table = open(3);
    const tricks = [0, 0, 0];
    let leader = 1;
    for (let round = 0; round < 5; round++) {
      const seats = [0, 1, 2].map((step) => ((leader - 1 + step) % 3) + 1);
      const cards: Anything[] = [];
      for (const seat of seats) {
        expect(table.current()).toEqual([seat]);
        const { suit, rank } = hand(table, seat)[0];
        cards.push({ seat, suit, rank });
        play(table);
      }
      const following = cards.filter(({ suit }) => suit === cards[0].suit);
      leader = following.reduce((best, card) => (card.rank > best.rank ? card : best)).seat;
      tricks[leader - 1] += 1;
      expect(table.game().leader.position).toBe(leader);
    }
    const [winner] = table.winners() ?? [];
    expect(tricks[winner - 1]).toBe(Math.max(...tricks));
  },

  "Some players are out": ({ open }) => {
    const table = open(3);
    expect(table.actions(1)).toEqual(["play", "fold"]);
    play(table);
    table.move(2, "fold");
    play(table);
    const order: number[] = [];
    while (table.current().length > 0) order.push(play(table));
    expect(order).toEqual([1, 3, 1, 3, 1, 3, 1, 3]);
  },

  "A player reacts out of turn": ({ open }) => {
    const table = open(3);
    play(table);
    // The neighbor is asked in the same turn, then the round goes on.
    expect(table.current()).toEqual([2]);
    expect(table.actions(2)).toEqual(["double", "__pass__"]);
    table.move(2, "__pass__");
    expect(table.current()).toEqual([2]);
    expect(table.actions(2)).toEqual(["play"]);
    play(table);
    expect(table.current()).toEqual([3]);
    table.move(3, "double");
    expect(table.actions(3)).toEqual(["play"]);
    // Doubled once: nobody is asked again in this trick, and it counts twice.
    play(table);
    expect(Math.max(...[...table.game().players].map(({ tricks }) => tricks))).toBe(2);
  },

  "All players act at once": ({ open }) => {
    const table = open(3);
    expect(table.current()).toEqual([1, 2, 3]);
    const given = [1, 2, 3].map((seat) => `${hand(table, seat)[0]}`);
    for (const seat of [3, 1, 2]) {
      table.move(seat, "handOver", { card: firstCard(table, seat) });
      // Nothing arrives before everybody is through.
      if (seat !== 2) expect(hand(table, seat)).toHaveLength(4);
    }
    for (const seat of [1, 2, 3]) {
      const left = (seat % 3) + 1;
      expect(hand(table, left)).toHaveLength(5);
      expect(hand(table, left).map(String)).toContain(given[seat - 1]);
    }
  },

  "Players in the UI": ({ show }) => {
    const rules = `game.defineActions({}); game.defineFlow(() => {});`;
    const screen = show(3, {
      replace: [
        'game.create(Hand, "hand", { player });',
        `game.create(Hand, "hand", { player }); ${rules}`,
      ],
    });
    const { markup } = screen.seat(1);
    for (const name of ["Ada", "Ben", "Cleo"]) expect(markup).toContain(name);
  },
} satisfies PageRuns;
