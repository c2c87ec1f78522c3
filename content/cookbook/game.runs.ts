import { expect } from "vitest";
import {
  addActions,
  turnsOf,
  type AnyTable,
  type Anything,
  type PageRuns,
} from "../../tests/samples/runs";

const SELL = `sell: (player) =>
  game.action({ prompt: "Sell" }).chooseOnBoard("card", player.my(Hand).all(Card)).do(({ card }) => {
    player.coins += card.value;
    card.putInto(discard);
  }),`;

/** The cards in a space of a seat, as the engine or as another seat knows them. */
const cardsOf = (
  table: AnyTable,
  seat: number,
  { space = "hand", seenBy }: { space?: string; seenBy?: number } = {},
): Anything[] => {
  const game = seenBy === undefined ? table.game() : table.seenBy(seenBy);
  return [...game.players.atPosition(seat).my(space).all(table.module.Card)];
};
/** The cards in a space that belongs to nobody. */
const cardsIn = (table: AnyTable, space: string, seenBy?: number): Anything[] => {
  const game = seenBy === undefined ? table.game() : table.seenBy(seenBy);
  return [...game.first(space).all(table.module.Card)];
};
const coins = (table: AnyTable) => [...table.game().players].map((player) => player.coins);
/** An argument: the first card of the seat's hand that fits. */
const ownCard =
  (table: AnyTable, seat: number, fits = (_card: Anything) => true) =>
  (game: Anything) =>
    game.players.atPosition(seat).my("hand").all(table.module.Card).find(fits);
/** Plays a card of a good that the other seat also holds, and returns it. */
function playToBeStopped(table: AnyTable, seat: number, by: number): Anything {
  const goods = cardsOf(table, by).map(({ good }) => good);
  const fits = ({ good }: Anything) => goods.includes(good);
  const card = cardsOf(table, seat).find(fits);
  table.move(seat, "play", { card: ownCard(table, seat, fits) });
  return card;
}
const isHidden = (card: Anything) => card.value === undefined && !card.name;

export default {
  "Game recipes": ({ open }) => {
    const recipe = `game.defineActions({}); game.defineFlow(() => game.finish());`;
    const table = open(3, { replace: ["// a recipe goes here", recipe] });
    expect(cardsIn(table, "deck")).toHaveLength(27);
    expect(coins(table)).toEqual([10, 10, 10]);
    expect(table.game().all(table.module.Hand)).toHaveLength(3);
  },

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

  "Follow the suit that was led": ({ open }) => {
    const table = open({ players: 2, seed: "led" }, { after: turnsOf("play") });
    const led = cardsOf(table, 1)[0].good;
    table.move(1, "play", { card: ownCard(table, 1) });
    const hand = cardsOf(table, 2);
    const follows = hand.some(({ good }) => good === led);
    const other = ownCard(table, 2, ({ good }) => good !== led);
    expect(hand.some(({ good }) => good !== led)).toBe(true);
    expect(follows).toBe(true);
    expect(() => table.move(2, "play", { card: other })).toThrow("not valid");
    table.move(2, "play", { card: ownCard(table, 2, ({ good }) => good === led) });
    expect(cardsIn(table, "market").map(({ player }) => player.position)).toEqual([1, 2]);
    // Who holds no card of the led good may play any.
    while (table.current().length > 0 && cardsIn(table, "market").length < 10) {
      const [seat] = table.current();
      const good = cardsOf(table, seat).some((card) => card.good === led) ? led : undefined;
      const fits = (card: Anything) => good === undefined || card.good === good;
      table.move(seat, "play", { card: ownCard(table, seat, fits) });
    }
    expect(cardsIn(table, "market")).toHaveLength(10);
  },

  "Award a trick to its winner": ({ open }) => {
    const table = open(2);
    for (let trick = 0; trick < 5; trick++) {
      const [leader] = table.current();
      const led = cardsOf(table, leader)[0];
      table.move(leader, "play", { card: ownCard(table, leader) });
      const other = 3 - leader;
      const canFollow = cardsOf(table, other).some(({ good }) => good === led.good);
      const fits = ({ good }: Anything) => !canFollow || good === led.good;
      const answer = cardsOf(table, other).find(fits);
      table.move(other, "play", { card: ownCard(table, other, fits) });
      const beats = answer.good === led.good && answer.value > led.value;
      const winner = beats ? other : leader;
      expect(table.game().leader.position).toBe(winner);
      expect(table.messages().join()).toContain("takes the trick");
      if (trick < 4) expect(table.current()).toEqual([winner]);
      for (const card of cardsOf(table, winner, { space: "stall" })) {
        expect(card.player).toBe(undefined);
      }
    }
    expect([1, 2].flatMap((seat) => cardsOf(table, seat, { space: "stall" }))).toHaveLength(10);
  },

  "Break ties and share a win": ({ open }) => {
    const play = (coins: readonly number[]) => {
      const give = `const give = () => {
        [5, 9, 9].forEach((value, at) => {
          deck.first(Card, { value }).putInto(game.players[at].my(Stall));
          game.players[at].coins = ${JSON.stringify(coins)}[at];
        });
      };`;
      return open(3, { after: `${give} game.defineActions({}); game.defineFlow(give, finish);` });
    };
    expect(play([9, 1, 1]).winners()).toEqual([2, 3]);
    expect(play([9, 1, 2]).winners()).toEqual([3]);
    const table = play([9, 1, 2]);
    const points = table.messages().map((message) => /(\d+) points/.exec(message)?.[1]);
    expect(points).toEqual(["9", "9", "5"]);
    expect([...table.game().players].map(({ position }) => position)).toEqual([1, 2, 3]);
  },

  "Play a match of several rounds": ({ open }) => {
    const table = open(2);
    const scores = () => [...table.game().players].map(({ score }) => score);
    /** Seat 1 takes the best card of the row, seat 2 the worst, until the round is scored. */
    const playRound = () => {
      const before = scores().join();
      while (table.winners() === undefined && scores().join() === before) {
        const [seat] = table.current();
        const card = (game: Anything) => {
          const row = [...game.first("market").all(table.module.Card)].sort(
            (one, other) => other.value - one.value,
          );
          return seat === 1 ? row[0] : row.at(-1);
        };
        table.move(seat, "buy", { card });
      }
    };
    playRound();
    const [first = 0] = scores();
    expect(first).toBe(1);
    // The next round has begun with all cards back, and a new row.
    expect(cardsOf(table, 1, { space: "stall" })).toEqual([]);
    expect(cardsIn(table, "market")).toHaveLength(4);
    while (table.winners() === undefined) playRound();
    expect(table.winners()).toContain(1);
  },

  "Find a connected group": ({ open }) => {
    const table = open(2, { after: turnsOf("claim") });
    const claim = (column: number, row: number) =>
      table.move(table.current()[0], "claim", {
        field: (game: Anything) => game.first(table.module.Field, { column, row }),
      });
    for (let column = 1; column <= 4; column++) {
      claim(column, 1);
      claim(column, 3);
    }
    expect(table.winners()).toBe(undefined);
    expect(() => claim(1, 1)).toThrow("not valid");
    // The first player does something else, the second one closes the chain.
    claim(1, 5);
    claim(5, 3);
    expect(table.winners()).toEqual([2]);
  },

  "Move within reach": ({ open }) => {
    const table = open(2, { after: turnsOf("travel") });
    const travel = (town: string) =>
      table.move(table.current()[0], "travel", { town: (game: Anything) => game.first(town) });
    const steps = () => [...table.game().players].map((player) => player.steps);
    // One step to the mill, three to the quarry, five to the abbey; a cart has three.
    expect(() => travel("abbey")).toThrow("not valid");
    expect(() => travel("harbor")).toThrow("not valid");
    travel("quarry");
    expect(steps()).toEqual([0, 3]);
    travel("mill");
    expect(steps()).toEqual([0, 2]);
    expect(table.game().first("quarry").has(table.module.Cart)).toBe(true);
    expect(table.actions(1)).toEqual([]);
  },

  "Trigger a random event": ({ open }) => {
    const after = `game.defineActions({ on: () => game.action({ prompt: "On" }) });
      game.defineFlow(loop(randomEvent, playerActions({ player: () => game.players[0], actions: ["on"] })));`;
    const log = (seed: string) => {
      const table = open({ players: 1, seed }, { after });
      const lines = [...table.messages()];
      for (let round = 1; round < 60; round++) {
        table.move(1, "on");
        lines.push(...table.messages());
      }
      const times = (event: string) => lines.filter((line) => line.startsWith(event)).length;
      expect(coins(table)).toEqual([10 + 2 * times("Festival") - times("Tax day")]);
      return { lines, times };
    };
    const { lines, times } = log("one");
    expect(lines).toHaveLength(60);
    expect(times("Calm weather")).toBeGreaterThan(times("Tax day"));
    expect(log("one").lines).toEqual(lines);
    expect(log("two").lines).not.toEqual(lines);
  },

  "Roll a pool of dice": ({ open }) => {
    const table = open(1, { after: turnsOf("roll") });
    let expected = 10;
    for (let roll = 0; roll < 10; roll++) {
      table.move(1, "roll");
      const [message] = table.messages();
      const faces = message
        .replace(/.*rolled /, "")
        .split(", ")
        .map(Number);
      expect(faces).toHaveLength(3);
      expected += faces.filter((face) => face >= 5).length;
      expect(coins(table)).toEqual([expected]);
    }
    expect(expected).toBeGreaterThan(10);
  },

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
} satisfies PageRuns;
