import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

const cardsIn = (table: AnyTable, space: string): Anything[] => [
  ...table.game().first(space).all(table.module.Card),
];
const texts = (cards: Iterable<Anything>) => [...cards].map(String);
const REPORT_CARD = `report(card.toString());`;

export default {
  Board: ({ open }) => {
    const after = `const { createGame } = require("@boardzilla/core");
    export const setup = createGame(TrickPlayer, LittleTricks, (game) => {
      game.create(Hand, "hand").create(Card, "fern", { suit: "fern", rank: 7 });
      game.defineActions({});
      game.defineFlow(
        () => { game.leader = game.players[1]; },
        () => game.message("{{leader}} has {{card}}", { leader: game.leader, card: game.first(Card) }),
      );
    });`;
    const table = open(2, { after });
    expect(table.game().leader.position).toBe(2);
    // A card is written as its toString says.
    expect(table.messages().join()).toContain("fern 7");
  },

  "Create elements": ({ open }) => {
    const table = open(2);
    const game = table.game();
    const { Card, Hand } = table.module;
    expect(game.first("deck").all(Card)).toHaveLength(21);
    expect([...game.all(Hand)].map(({ player }) => player.position)).toEqual([1, 2]);
    expect(game.all("won")).toHaveLength(2);
    for (const rank of [1, 7]) expect(game.first(Card, { suit: "jade", rank })).toBeTruthy();
    // What lies in the stack is hidden from all.
    expect(table.seenBy(1).first(Card).name).toBe(undefined);
    const late = `game.flowCommands; const begin = () => game.create(Space, "late");`;
    expect(() =>
      open(2, { before: late, replace: ['() => game.first(Stack, "deck")?.shuffle()', "begin"] }),
    ).toThrow("Game elements cannot be created once game has started.");
  },

  "Find elements": ({ open, reported }) => {
    open(2, {
      values: true,
      after: `report({ hand: [...hand.all(Card)], trick: [...trick.all(Card)] });`,
    });
    const [all, ferns, high, jades, five, seven, suit, holder, others, { hand, trick }] =
      reported();
    expect(all).toHaveLength(21);
    expect(texts(ferns)).toEqual(texts(hand.filter((card: Anything) => card.suit === "fern")));
    expect(texts(high)).toEqual(texts(hand.filter((card: Anything) => card.rank > 4)));
    expect([...jades].every((card) => card.suit === "jade" && card.owner.position === 2)).toBe(
      true,
    );
    expect(five).toHaveLength(5);
    expect(seven).toBe(trick.some((card: Anything) => card.rank === 7));
    expect(suit).toBe(trick[0].suit);
    expect(holder.position).toBe(1);
    expect(texts(others)).toEqual(texts(hand.slice(1)));
  },

  "Find elements #2": ({ open, reported }) => {
    open(2, { after: `report(before); report(cards[cards.indexOf(cards[2]) - 1] === cards[1]);` });
    expect(reported()).toEqual([undefined, true]);
  },

  "Work with collections": ({ open, reported }) => {
    open(2, {
      values: true,
      after: `report({ hand: hand.all(Card), led, best, known, swapped, trick: [...trick.all(Card)] });`,
    });
    const [sum, max, lowest, sorted, , equal, { hand, led, best, known, swapped, trick }] =
      reported();
    const ranks: number[] = hand.map(({ rank }: Anything) => rank);
    expect(sum).toBe(ranks.reduce((total, rank) => total + rank, 0));
    expect(max).toBe(Math.max(...ranks));
    const cheapest = hand.filter(({ rank }: Anything) => rank === Math.min(...ranks));
    expect(texts([lowest])).toEqual([...texts(cheapest)].sort().slice(0, 1));
    // The copy and the hand itself are in the same order now.
    expect(texts(sorted)).toEqual(texts(hand));
    expect(texts(hand)).toEqual([...texts(hand)].sort());
    expect(equal).toBe(trick[0].suit === trick[1].suit);
    expect(best.suit).toBe(led);
    expect(new Set(known).size).toBe(known.length);
    expect(known).toHaveLength(2 + 4);
    expect(swapped.sum("rank")).toBeGreaterThan(1);
  },

  Owners: ({ open, reported }) => {
    open(2, { values: true });
    const [player, owner, hand, cards, mine] = reported();
    expect(player).toBe(undefined);
    expect(owner.position).toBe(1);
    expect(hand.name).toBe("hand");
    expect(cards).toHaveLength(4);
    // In a flow function nobody is acting.
    expect(mine).toHaveLength(0);
  },

  "Move pieces": ({ open, reported }) => {
    const where = `report([card.container()?.name, card.position()])`;
    const lines = { after: REPORT_CARD };
    const table = open(2, lines);
    const [card] = reported();
    // The last line takes it out of play.
    expect(texts(table.game().all(table.module.Card))).not.toContain(card);
    expect(texts(table.game().pile.all(table.module.Card))).toEqual([card]);
    for (const [line, place] of [
      [
        "card.putInto(trick); // at the end; in a Stack, on top",
        (count: number) => ["trick", count - 1],
      ],
      [
        "card.putInto(deck, { fromBottom: 0 }); // under the deck",
        (count: number) => ["deck", count - 1],
      ],
      ["card.putInto(deck, { fromTop: 2 }); // below the two top cards", () => ["deck", 2]],
      ["card.putInto(trick, { position: 0 }); // in front of everything", () => ["trick", 0]],
    ] as const) {
      const run = open(2, { replace: [line, `${line.split(";")[0]}; ${where}; return;`] });
      const [[space, position]] = reported();
      expect([space, position]).toEqual(place(cardsIn(run, space).length));
    }
  },

  "React to movement": ({ open }) => {
    const table = open(2);
    for (let move = 0; move < 4; move++) {
      for (const seat of [1, 2]) {
        const hand = table.game().players.atPosition(seat).my("hand").all(table.module.Card);
        const order = texts(hand);
        expect(order).toEqual([...order].sort());
      }
      const [seat] = table.current();
      table.move(seat, "play", {
        card: (game: Anything) => game.players.atPosition(seat).my("hand").first(table.module.Card),
      });
    }
  },

  "The pile and the discard": ({ open }) => {
    const table = open(2);
    expect(cardsIn(table, "trick")).toHaveLength(0);
    expect(cardsIn(table, "discard")).toHaveLength(2);
    const empty = open(2, { before: `deck.all(Card).putInto(discard);` });
    expect(cardsIn(empty, "discard")).toHaveLength(0);
    // 21 cards, of which the two players hold four each.
    expect(cardsIn(empty, "deck")).toHaveLength(13);
    expect(empty.sentTo(1)).not.toBe("");
  },
} satisfies PageRuns;
