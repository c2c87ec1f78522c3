import { expect } from "vitest";
import { cardsOf, cardsIn, coins, ownCard, isHidden, SELL } from "./marketTable";
import { addActions, turnsOf, type Anything, type PageRuns } from "../../tests/samples/runs";

export default {
  "Deal a starting hand": ({ open }) => {
    const table = open(3, { after: addActions(SELL) });
    for (const viewer of [1, 2, 3]) {
      for (const seat of [1, 2, 3]) {
        const hand = cardsOf(table, seat, { seenBy: viewer });
        expect(hand).toHaveLength(5);
        expect(hand.every(isHidden)).toBe(viewer !== seat);
      }
    }
    // The step ran once: a move loads the game anew and deals nothing.
    table.move(1, "sell", { card: ownCard(table, 1) });
    expect(cardsOf(table, 1)).toHaveLength(4);
    expect(cardsIn(table, "deck")).toHaveLength(12);
  },

  "Refill a market row": ({ open }) => {
    const take = `take: (player) => game.action({ prompt: "Take" })
      .chooseOnBoard("card", market.all(Card)).move("card", player.my(Hand)),`;
    const table = open(2, { after: addActions(take) });
    let turn = 0;
    while (cardsIn(table, "market").length > 0) {
      expect(cardsIn(table, "market")).toHaveLength(Math.min(4, 27 - turn));
      expect(cardsIn(table, "market", 2).some(isHidden)).toBe(false);
      const card = (game: Anything) => game.first("market").first(table.module.Card);
      table.move((turn % 2) + 1, "take", { card });
      turn += 1;
    }
    expect(turn).toBe(27);
    const [seat] = table.current();
    expect(table.actions(seat)).toEqual(["__pass__"]);
    table.move(seat, "__pass__");
    expect(table.current()).not.toEqual([seat]);
  },

  "Draw from a deck that may run out": ({ open }) => {
    const table = open(1, { after: turnsOf("draw", "sell") });
    for (let move = 0; move < 13; move++) table.move(1, "draw");
    expect(cardsIn(table, "deck")).toHaveLength(1);
    for (let move = 0; move < 3; move++) table.move(1, "sell", { card: ownCard(table, 1) });
    const sold = cardsIn(table, "discard").map(({ name, value }) => ({ name, value }));
    expect(cardsIn(table, "discard", 1).some(isHidden)).toBe(false);
    expect(coins(table)).toEqual([10 + sold.reduce((sum, { value }) => sum + value, 0)]);
    table.move(1, "draw");
    // The last card of the deck and one of the three that came back, face down.
    expect(cardsIn(table, "discard")).toEqual([]);
    expect(cardsIn(table, "deck", 1).every(isHidden)).toBe(true);
    expect(cardsIn(table, "deck")).toHaveLength(2);
    table.move(1, "draw");
    expect(cardsOf(table, 1)).toHaveLength(27);
    table.move(1, "draw");
    expect(cardsOf(table, 1)).toHaveLength(27);
  },

  "Keep a hand sorted": ({ open }) => {
    const draw = `draw: (player) =>
      game.action({ prompt: "Draw" }).do(() => deck.first(Card)?.putInto(player.my(Hand))),`;
    const table = open(2, { after: `game.defineActions({ ${draw} }); ${turnsOf("draw")}` });
    for (let move = 0; move < 6; move++) table.move(table.current()[0], "draw");
    for (const seat of [1, 2]) {
      const hand = cardsOf(table, seat).map(({ good, value }) => `${good} ${value}`);
      expect(hand).toHaveLength(8);
      expect(hand).toEqual([...hand].sort());
    }
  },

  "Discard down to a hand limit": ({ open }) => {
    const table = open(2);
    table.move(1, "draw");
    for (const size of [6, 5]) {
      expect(cardsOf(table, 1)).toHaveLength(size);
      expect(table.actions(1)).toEqual(["discard"]);
      table.move(1, "discard", { card: ownCard(table, 1) });
    }
    expect(cardsOf(table, 1)).toHaveLength(4);
    expect(table.current()).toEqual([2]);
  },

  "Look at the top card in secret": ({ open }) => {
    const table = open(2);
    const top = cardsIn(table, "deck")[0].name;
    table.move(1, "peek");
    expect(table.current()).toEqual([1]);
    expect(table.actions(1)).toEqual(["decide"]);
    expect(cardsIn(table, "deck", 1)[0].name).toBe(top);
    expect(isHidden(cardsIn(table, "deck", 2)[0])).toBe(true);
    table.move(1, "decide", { keep: "Leave it" });
    expect(isHidden(cardsIn(table, "deck", 1)[0])).toBe(true);
    expect(table.current()).toEqual([2]);
    table.move(2, "peek");
    table.move(2, "decide", { keep: "Keep it" });
    expect(cardsOf(table, 2).map(({ name }) => name)).toContain(top);
    expect(cardsOf(table, 2)).toHaveLength(6);
    table.move(1, "__pass__");
    expect(table.current()).toEqual([2]);
  },

  "Put a piece on another piece": ({ open }) => {
    const row = "deck.firstN(4, Card).putInto(market);";
    const table = open(2, { before: row, after: turnsOf("reserve", "collect") });
    const reserve = (seat: number, index: number) =>
      table.move(seat, "reserve", {
        card: (game: Anything) => [...game.first("market").all(table.module.Card)][index],
      });
    const markers = (seat: number) =>
      [...table.game().players.atPosition(seat).allMy(table.module.Marker)].map((marker) =>
        String(marker.container()),
      );
    reserve(1, 0);
    expect(markers(1).sort()).toEqual(["jade", "stall"]);
    // One marker on each card, and both players know whose it is.
    expect(() => reserve(2, 0)).toThrow("not valid");
    const [reserved] = cardsIn(table, "market", 2);
    expect(reserved.first(table.module.Marker).player.position).toBe(1);
    expect(table.actions(2)).toEqual(["reserve"]);
    reserve(2, 1);
    table.move(1, "collect", {
      card: (game: Anything) => game.first("market").first(table.module.Card),
    });
    expect(markers(1)).toEqual(["stall", "stall"]);
    expect(cardsOf(table, 1, { space: "stall" })).toHaveLength(1);
    expect(cardsIn(table, "market")).toHaveLength(3);
    // Both markers are out, so there is nothing left to reserve with.
    reserve(2, 1);
    reserve(1, 2);
    expect(table.actions(2)).toEqual(["collect"]);
  },

  "Replace a piece": ({ open }) => {
    const silk = `deck.first(Card, { good: "silk" }).putInto(game.players[0].my(Stall));`;
    const table = open(2, { before: silk, after: turnsOf("promote") });
    const stall = (seenBy: number) =>
      cardsOf(table, 1, { space: "stall", seenBy }).map(({ good, value }) => `${good} ${value}`);
    expect(stall(2)).toEqual([expect.stringMatching(/^silk/)]);
    const card = (game: Anything) => game.players.atPosition(1).my("stall").first("silk");
    table.move(1, "promote", { card });
    expect(stall(1)).toEqual(["pearl 12"]);
    expect(stall(2)).toEqual(["pearl 12"]);
    expect(cardsIn(table, "discard").map(({ good }) => good)).toEqual(["silk"]);
    expect(cardsIn(table, "pearls")).toHaveLength(3);
    expect(table.messages().join()).toContain("owns a pearl");
  },
} satisfies PageRuns;
