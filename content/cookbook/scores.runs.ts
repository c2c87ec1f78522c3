import { expect } from "vitest";
import { cardsOf, cardsIn, ownCard } from "./marketTable";
import { addActions, turnsOf, type Anything, type PageRuns } from "../../tests/samples/runs";

export default {
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

  "Score step by step": ({ open }) => {
    const valuables = `for (const good of ["tea", "silk", "jade"]) deck.first(Card, { good }).putInto(market);`;
    const card = (game: Anything) => game.first("market").first(table.module.Card);
    let table = open(1, { before: valuables });
    const play = () => {
      while (table.winners() === undefined && table.actions(1)[0] === "take") {
        table.move(1, "take", { card });
      }
      const pictures: Anything[] = JSON.parse(table.sentTo(1)).state;
      return pictures.map(({ players }) => players[0].score);
    };
    const scores = play();
    const taken = cardsOf(table, 1, { space: "stall" });
    const sumOf = (...goods: string[]) =>
      taken
        .filter(({ good }) => goods.includes(good))
        .reduce((sum: number, { value }: Anything) => sum + value, 0);
    const all = sumOf("tea", "silk", "jade");
    expect(taken.length).toBe(4);
    expect(scores).toEqual([sumOf("tea"), sumOf("tea", "silk"), all, all]);
    expect(new Set(scores).size).toBe(3);
    expect(table.messages()).toHaveLength(3);
    expect(table.winners()).toEqual([1]);
    // With the step that the pitfalls name, the result waits until everybody is ready.
    const wait = `everyPlayer({ do: playerActions({ actions: ["ready"], skipIf: "never" }) }),`;
    table = open(1, {
      before: valuables,
      replace: ["  scoreGoods,", `  scoreGoods, ${wait}`],
      after: addActions(`ready: () => game.action({ prompt: "Go on" }),`),
    });
    expect(play()).toHaveLength(4);
    expect(table.winners()).toBe(undefined);
    table.move(1, "ready");
    expect(table.winners()).toEqual([1]);
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
} satisfies PageRuns;
