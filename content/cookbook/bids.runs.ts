import { expect } from "vitest";
import { cardsOf, cardsIn, coins, ownCard, isHidden, SELL } from "./marketTable";
import { addActions, type AnyTable, type Anything, type PageRuns } from "../../tests/samples/runs";

/** Plays a card of a good that the other seat also holds, and returns it. */
function playToBeStopped(table: AnyTable, seat: number, by: number): Anything {
  const goods = cardsOf(table, by).map(({ good }) => good);
  const fits = ({ good }: Anything) => goods.includes(good);
  const card = cardsOf(table, seat).find(fits);
  table.move(seat, "play", { card: ownCard(table, seat, fits) });
  return card;
}

export default {
  "Run an auction": ({ open, other }) => {
    const table = open(3, { after: other("Run an auction #2").code });
    const [lot] = cardsIn(table, "market");
    table.move(1, "bid", { amount: 2 });
    expect(() => table.move(2, "bid", { amount: 2 })).toThrow("Below minimum");
    expect(() => table.move(2, "bid", { amount: 11 })).toThrow("Above maximum");
    table.move(2, "bid", { amount: 10 });
    // Nobody has more than ten coins: only the pass remains.
    expect(table.actions(3)).toEqual(["pass"]);
    table.move(3, "pass");
    table.move(1, "pass");
    expect(coins(table)).toEqual([10, 0, 10]);
    expect(cardsOf(table, 2, { space: "stall" }).map(({ name }) => name)).toEqual([lot.name]);
    // The next lot is up, and everybody bids again.
    expect(cardsIn(table, "market")[0].name).not.toBe(undefined);
    expect(table.current()).toEqual([1]);
    expect(table.game().highBid).toBe(0);
  },

  "Run an auction #2": ({ open, other }) => {
    const table = open(2, { before: other("Run an auction").code });
    for (let auction = 0; auction < 3; auction++) {
      expect(cardsIn(table, "market")).toHaveLength(4);
      table.move(1, "bid", { amount: 1 });
      expect(table.actions(2)).toEqual(["bid", "pass"]);
      table.move(2, "pass");
      expect(coins(table)[0]).toBe(9 - auction);
      expect(table.game().highBidder).toBe(undefined);
    }
  },

  "Collect secret bids": ({ open }) => {
    const table = open(3);
    const bids = [1, 2, 3].map((seat) => cardsOf(table, seat)[0]);
    table.move(1, "offer", { card: ownCard(table, 1) });
    table.move(2, "offer", { card: ownCard(table, 2) });
    expect(isHidden(cardsOf(table, 1, { space: "stall", seenBy: 2 })[0])).toBe(true);
    expect(isHidden(cardsOf(table, 1, { space: "stall", seenBy: 1 })[0])).toBe(false);
    table.move(3, "offer", { card: ownCard(table, 3) });
    const best = Math.max(...bids.map(({ value }) => value));
    const winner = bids.findIndex(({ value }) => value === best);
    const name = ["Ada", "Ben", "Cleo"][winner];
    expect(table.messages().join()).toContain(`[[$p[${winner + 1}]|${name}]] wins with`);
    expect(
      cardsIn(table, "discard", 1)
        .map((card) => card.name)
        .sort(),
    ).toEqual(bids.map((card) => card.name).sort());
    // A delay is a frame of its own, in which all bids lie open.
    expect(JSON.parse(table.sentTo(1)).state).toHaveLength(2);
  },

  "Let everyone choose at once": ({ open }) => {
    const table = open(3);
    expect(table.current()).toEqual([1, 2, 3]);
    const names = () => [1, 2, 3].map((seat) => cardsOf(table, seat).map(({ name }) => name));
    const before = names();
    for (const seat of [2, 3, 1]) table.move(seat, "keep", { card: ownCard(table, seat) });
    const [first, second, third] = before.map((hand) => hand.slice(1));
    expect(names()).toEqual([third, first, second]);
    while (table.current().length > 0) {
      const [seat] = table.current();
      table.move(seat, "keep", { card: ownCard(table, seat) });
    }
    for (const seat of [1, 2, 3]) expect(cardsOf(table, seat, { space: "stall" })).toHaveLength(5);
  },

  "Let a rival react": ({ open }) => {
    const after = `${addActions(SELL)} game.defineFlow(deal, loop(turn));`;
    const table = open(3, { after });
    table.move(1, "ask", { rival: (game: Anything) => game.players.atPosition(3) });
    expect(table.current()).toEqual([3]);
    const given = cardsOf(table, 3)[0].name;
    table.move(3, "give", {
      asker: (game: Anything) => game.players.atPosition(1),
      card: ownCard(table, 3, ({ name }) => name === given),
    });
    expect(cardsOf(table, 1)).toHaveLength(6);
    expect(cardsOf(table, 3)).toHaveLength(4);
    // The turn comes back to its owner.
    expect(table.current()).toEqual([1]);
    table.move(1, "sell", { card: ownCard(table, 1) });
    expect(table.current()).toEqual([2]);
  },

  "Let everyone react to a card": ({ open }) => {
    const table = open(3);
    const stopped = playToBeStopped(table, 1, 3);
    expect(table.current()).toEqual([2]);
    expect(table.actions(2)).toContain("allow");
    table.move(2, "allow");
    expect(table.current()).toEqual([3]);
    const wrong = ownCard(table, 3, ({ good }) => good !== stopped.good);
    expect(() => table.move(3, "stop", { card: wrong })).toThrow("not valid");
    table.move(3, "stop", { card: ownCard(table, 3, ({ good }) => good === stopped.good) });
    expect(coins(table)).toEqual([10, 10, 10]);
    expect(cardsIn(table, "discard")).toHaveLength(2);
    // Whoever is next to the player is asked first. Nobody stops this card.
    const [played] = cardsOf(table, 2);
    table.move(2, "play", { card: ownCard(table, 2) });
    expect(cardsIn(table, "market", 1)[0].name).toBe(played.name);
    for (const seat of [3, 1]) {
      expect(table.current()).toEqual([seat]);
      table.move(seat, "allow");
    }
    expect(coins(table)).toEqual([10, 10 + played.value, 10]);
    // After the first stop nobody else is asked.
    const { good } = playToBeStopped(table, 3, 1);
    table.move(1, "stop", { card: ownCard(table, 1, (card) => card.good === good) });
    expect(table.current()).toEqual([1]);
    expect(table.actions(1)).toEqual(["play"]);
    expect(coins(table)).toEqual([10, 10 + played.value, 10]);
  },

  "Let everyone react to a card #2": ({ open, other }) => {
    const [rules, flow] = other("Let everyone react to a card").code.split("game.defineFlow(");
    const after = `game.defineFlow(${flow.replace("react,", "race,")}`;
    const table = open(3, { before: rules, after });
    const [played] = cardsOf(table, 1);
    table.move(1, "play", { card: ownCard(table, 1) });
    // In any order; the card takes effect when all have let it happen.
    expect(table.current()).toEqual([2, 3]);
    table.move(3, "allow");
    expect(table.current()).toEqual([2]);
    expect(coins(table)).toEqual([10, 10, 10]);
    table.move(2, "allow");
    expect(coins(table)).toEqual([10 + played.value, 10, 10]);
    // The first who wants ends it for all.
    const { good } = playToBeStopped(table, 2, 3);
    expect(table.current()).toEqual([1, 3]);
    table.move(3, "stop", { card: ownCard(table, 3, (card) => card.good === good) });
    expect(table.current()).toEqual([3]);
    expect(table.actions(3)).toEqual(["play"]);
    expect(coins(table)).toEqual([10 + played.value, 10, 10]);
  },
} satisfies PageRuns;
