import { expect } from "vitest";
import { cardsOf, cardsIn, coins, ownCard, SELL } from "./marketTable";
import { type Anything, type PageRuns } from "../../tests/samples/runs";

export default {
  "Choose who starts at random": ({ open }) => {
    const after = `game.defineActions({ ${SELL} });`;
    const starters = new Set<number>();
    for (let seed = 1; seed <= 10; seed++) {
      const table = open({ players: 3, seed: `start ${seed}` }, { after });
      const [first] = table.current();
      starters.add(first);
      expect(table.messages().join()).toMatch(new RegExp(`\\[${first}\\].*goes first`));
      // The second round begins with the same player as the first.
      for (let move = 0; move < 4; move++) {
        const seat = ((first - 1 + move) % 3) + 1;
        expect(table.current()).toEqual([seat]);
        table.move(seat, "sell", { card: ownCard(table, seat) });
      }
    }
    expect([...starters].sort()).toEqual([1, 2, 3]);
  },

  "Pass a first player marker": ({ open }) => {
    const after = `game.defineActions({ ${SELL} });`;
    const table = open(3, { after });
    const order: number[] = [];
    for (let move = 0; move < 9; move++) {
      const [seat] = table.current();
      order.push(seat);
      table.move(seat, "sell", { card: ownCard(table, seat) });
    }
    expect(order).toEqual([1, 2, 3, 2, 3, 1, 3, 1, 2]);
  },

  "Give an extra turn": ({ open }) => {
    for (const value of [9, 3]) {
      const wanted = `const wanted = () => deck.all(Card, { value: ${value} }).putInto(market);`;
      const after = `${wanted} game._ctx.gameManager.flows.__main__.block.unshift(wanted);`;
      const table = open(2, { after });
      const card = (game: Anything) => game.first("market").first(table.module.Card, { value });
      table.move(1, "buy", { card });
      expect(table.current()).toEqual([value === 9 ? 1 : 2]);
    }
  },

  "Let players take moves back": ({ open }) => {
    const table = open(2);
    const lay = () => table.move(1, "lay", { card: ownCard(table, 1) });
    lay();
    lay();
    expect(table.current()).toEqual([1]);
    table.move(1, "takeBack", {
      card: (game: Anything) => game.players.atPosition(1).my("stall").first(table.module.Card),
    });
    const [laid] = cardsOf(table, 1, { space: "stall" });
    expect(coins(table)).toEqual([10, 10]);
    table.move(1, "__pass__");
    expect(coins(table)).toEqual([10 + laid.value, 10]);
    expect(cardsIn(table, "discard").map(({ name }) => name)).toEqual([laid.name]);
    expect(table.current()).toEqual([2]);
  },

  "Skip a step nobody can take": ({ open }) => {
    const uneven = `game.players[0].my(Hand).all(Card).putInto(discard);`;
    const after = `game._ctx.gameManager.flows.__main__.block.splice(1, 0, () => { ${uneven} });`;
    const table = open(2, { after });
    // The first player has no cards and is not asked.
    for (let sold = 0; sold < 5; sold++) {
      expect(table.current()).toEqual([2]);
      table.move(2, "sell", { card: ownCard(table, 2) });
    }
    expect(table.winners()).toEqual([]);
  },

  "Skip players who dropped out": ({ open }) => {
    const table = open(3);
    table.move(1, "stay");
    table.move(2, "fold");
    table.move(3, "stay");
    table.move(1, "stay");
    expect(table.current()).toEqual([3]);
    table.move(3, "stay");
    table.move(1, "fold");
    // The last one is not asked any more, and has won.
    expect(table.winners()).toEqual([3]);
  },

  "Play the round to its end": ({ open }) => {
    const table = open(2);
    const log: string[] = [];
    let moves = 0;
    while (table.winners() === undefined) {
      table.move(table.current()[0], "draw");
      log.push(...table.messages());
      moves += 1;
    }
    // 17 cards are left after the deal: the first player takes the last one, the second still plays.
    expect(moves).toBe(18);
    expect(log).toEqual(["The deck is empty: this is the last round"]);
    const sums = [1, 2].map((seat) =>
      cardsOf(table, seat).reduce((sum, card) => sum + card.value, 0),
    );
    expect(table.winners()).toEqual([sums[0] >= sums[1] ? 1 : 2]);
  },

  "Let the rules play an opponent": ({ open }) => {
    const play = (worth: 1 | -1) => {
      const table = open(1);
      expect(table.current()).toEqual([1]);
      const card = (game: Anything) =>
        [...game.first("market").all(table.module.Card)].sort(
          (one, other) => worth * (other.value - one.value),
        )[0];
      while (table.winners() === undefined) table.move(1, "buy", { card });
      return table;
    };
    const lost = play(-1);
    // Four cards in the row: two each, and the rival never takes a lower one.
    expect(cardsIn(lost, "rival")).toHaveLength(2);
    expect(cardsOf(lost, 1, { space: "stall" })).toHaveLength(2);
    expect(lost.winners()).toEqual([]);
    expect(lost.messages().join()).toContain("The rival takes");
    expect(play(1).winners()).toEqual([1]);
  },
} satisfies PageRuns;
