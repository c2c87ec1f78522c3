import { expect } from "vitest";
import { cardsOf, cardsIn, coins } from "./marketTable";
import { turnsOf, type AnyTable, type Anything, type PageRuns } from "../../tests/samples/runs";

export default {
  "Pay into a shared bank": ({ open }) => {
    const bank = (table: AnyTable) => table.game().bank;
    const table = open(2, { after: turnsOf("deposit", "draw") });
    const total = () => coins(table).reduce((sum, own) => sum + own, bank(table));
    expect([bank(table), total()]).toEqual([20, 40]);
    expect(() => table.move(1, "deposit", { amount: 11 })).toThrow("Above maximum");
    expect(() => table.move(1, "draw", { amount: 0 })).toThrow("Below minimum");
    table.move(1, "deposit", { amount: 10 });
    expect([...coins(table), bank(table)]).toEqual([0, 10, 30]);
    table.move(2, "draw", { amount: 5 });
    // Without coins there is nothing to pay in.
    expect(table.actions(1)).toEqual(["draw"]);
    for (let move = 0; move < 5; move++) table.move(table.current()[0], "draw", { amount: 5 });
    expect([...coins(table), bank(table)]).toEqual([15, 25, 0]);
    expect(table.actions(2)).toEqual(["deposit"]);
    expect(table.actions(1)).toEqual([]);
    expect(total()).toBe(40);
    // An income that is more than the bank has.
    const income = `() => { for (const player of game.players) pay(player, 15); }`;
    const poor = open(2, { after: `game.defineFlow(${income});` });
    expect([...coins(poor), bank(poor)]).toEqual([25, 15, 0]);
  },

  "Pay with a form": ({ open }) => {
    const own = `for (const player of game.players) if (player.position === 1) {
      for (const good of ["tea", "silk"]) player.my(Stall).createMany(2, Card, good, { good, value: 1 });
    }`;
    const table = open(2, { before: own, after: turnsOf("pay") });
    expect(() => table.move(1, "pay", { tea: 1, silk: 1 })).toThrow("Pay exactly 3 cards");
    expect(() => table.move(1, "pay", { tea: 3, silk: 0 })).toThrow("Above maximum");
    table.move(1, "pay", { tea: 1, silk: 2 });
    expect(cardsOf(table, 1, { space: "stall" }).map(({ good }) => good)).toEqual(["tea"]);
    expect(cardsIn(table, "discard")).toHaveLength(3);
    expect(table.actions(2)).toEqual([]);
  },

  "Choose several cards": ({ open }) => {
    const table = open(2, { after: turnsOf("exchange") });
    const names = cardsOf(table, 1).map(({ name, value }) => `${name} ${value}`);
    const top = cardsIn(table, "deck")
      .slice(0, 2)
      .map(({ name, value }) => `${name} ${value}`);
    const pick = (count: number) => (game: Anything) =>
      [...game.players.atPosition(1).my("hand").all(table.module.Card)].slice(0, count);
    expect(() => table.move(1, "exchange", { cards: pick(1) })).toThrow("Below minimum");
    expect(() => table.move(1, "exchange", { cards: pick(3) })).toThrow("Above maximum");
    table.move(1, "exchange", { cards: pick(2) });
    expect(
      cardsOf(table, 1)
        .map(({ name, value }) => `${name} ${value}`)
        .sort(),
    ).toEqual([...names.slice(2), ...top].sort());
    expect(cardsIn(table, "discard")).toHaveLength(2);
  },

  "Choose a card or a space": ({ open }) => {
    const table = open(2, {
      before: "deck.firstN(4, Card).putInto(market);",
      after: turnsOf("play"),
    });
    const inHand = () => cardsOf(table, 1).length;
    const before = inHand();
    table.move(1, "play", {
      target: (game: Anything) => game.first("market").first(table.module.Card),
    });
    expect(inHand()).toBe(before + 1);
    const stallOf = (seat: number) => (game: Anything) => game.players.atPosition(seat).my("stall");
    expect(() => table.move(2, "play", { target: stallOf(1) })).toThrow();
    table.move(2, "play", { target: stallOf(2) });
    expect(table.game().players.atPosition(2).energy).toBe(1);
    expect(cardsIn(table, "market")).toHaveLength(3);
  },
} satisfies PageRuns;
