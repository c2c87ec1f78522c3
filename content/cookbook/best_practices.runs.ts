import { expect } from "vitest";
import {
  addActions,
  turnsOf,
  type AnyTable,
  type Anything,
  type PageRuns,
} from "../../tests/samples/runs";

const cards = (table: AnyTable, space: string): Anything[] => [
  ...table.game().first(space).all(table.module.Card),
];
const ownCard = (table: AnyTable, seat: number) => (game: Anything) =>
  game.players.atPosition(seat).my("hand").first(table.module.Card);
const SELL = `sell: (player) =>
  game.action({ prompt: "Sell" }).chooseOnBoard("card", player.my(Hand).all(Card)).move("card", discard),`;

export default {
  "Keep card lists in a data module": ({ load }) => {
    const list: { copies: number; value: number }[] = load().cards;
    expect(list.reduce((sum, { copies }) => sum + copies, 0)).toBe(11);
  },

  "Keep card lists in a data module #2": ({ open }) => {
    const table = open(2, { after: `game.defineActions({}); game.defineFlow(() => {});` });
    const deck = cards(table, "deck").map(({ name, good, value }) => `${name} ${good} ${value}`);
    expect(deck.filter((card) => card === "green tea tea 2")).toHaveLength(6);
    expect(deck.filter((card) => card === "white jade jade 9")).toHaveLength(1);
  },

  "Give every attribute a default": ({ open }) => {
    const after = `deck.create(Contract, "contract", { good: "tea", reward: 4 });
      ${addActions(SELL)} ${turnsOf("sell")}`;
    const table = open(2, { after });
    const find = (game: Anything) => game.first("contract") ?? game.first("deck").all().at(-1);
    const { good, reward } = table.game().first("contract");
    expect([good, reward]).toEqual(["tea", 4]);
    const hidden = [...table.seenBy(1).first("deck").all()].filter((piece) => "reward" in piece);
    expect(hidden.map((piece) => [piece.name, piece.good, piece.reward])).toEqual([
      [undefined, "", 0],
    ]);
    expect(find(table.game()).name).toBe("contract");
  },

  "Setup describes, flow changes": ({ open }) => {
    const order = (seed: string) => {
      const table = open({ players: 2, seed }, { after: addActions(SELL) });
      const before = cards(table, "deck").map(({ name, value }) => `${name} ${value}`);
      table.move(1, "sell", { card: ownCard(table, 1) });
      // The next load of the game neither shuffles nor deals again.
      expect(cards(table, "deck").map(({ name, value }) => `${name} ${value}`)).toEqual(before);
      expect(before).toHaveLength(17);
      return before;
    };
    expect(order("one")).toEqual(order("one"));
    expect(order("one")).not.toEqual(order("two"));
  },

  "Name the acting player in every step": ({ open, other }) => {
    const buy = other("Keep action definitions free of side effects").code;
    const after = `${buy} ${addActions(SELL)} game.defineFlow(deal, refill, loop(turn));`;
    const table = open(2, { after });
    expect(table.actions(1)).toEqual(["buy", "__pass__"]);
    table.move(1, "buy", {
      card: (game: Anything) => game.first("market").first(table.module.Card),
    });
    // The second step belongs to the same player.
    expect(table.current()).toEqual([1]);
    expect(table.actions(1)).toEqual(["sell"]);
    table.move(1, "sell", { card: ownCard(table, 1) });
    expect(table.current()).toEqual([2]);
  },

  "Keep spaces in variables, look pieces and players up": ({ open, reported }) => {
    const raise = `sell: (player) => game.action({ prompt: "Sell" }).do(() => {
      player.score += 3;
      market.first(Card).remove();
      report([leader().position, bestOffer().value, Math.max(...market.all(Card).map(({ value }) => value))]);
    }),`;
    const after = `game.defineActions({ ${raise} }); game.defineFlow(deal, refill, loop(eachPlayer({
      name: "turn", do: playerActions({ player: ({ turn }) => turn, actions: ["sell"] }) })));`;
    const table = open(3, { after });
    table.move(1, "sell");
    table.move(2, "sell");
    table.move(3, "sell");
    for (const [, value, best] of reported()) expect(value).toBe(best);
    expect(reported().map(([seat]) => seat)).toEqual([1, 1, 1]);
  },

  "Keep action definitions free of side effects": ({ open }) => {
    const poor = `const poor = () => { game.players[0].coins = 4; deck.all(Card, { value: 5 }).putInto(market); deck.all(Card, { value: 4 }).putInto(market); };`;
    const after = `${poor} game.defineFlow(poor, loop(eachPlayer({ name: "turn", do: playerActions({ player: ({ turn }) => turn, actions: ["buy"] }) })));`;
    const table = open(2, { after });
    const card = (value: number) => (game: Anything) =>
      game.first("market").first(table.module.Card, { value });
    expect(() => table.move(1, "buy", { card: card(5) })).toThrow("Not enough coins");
    // Whoever asks what is possible changes nothing.
    expect(table.actions(1)).toEqual(["buy"]);
    expect(table.game().players[0].coins).toBe(4);
    table.move(1, "buy", { card: card(4) });
    expect(table.game().players[0].coins).toBe(0);
    expect(table.messages().join()).toMatch(/Ada.* buys/);
  },

  "Keep secrets in pieces": ({ open }) => {
    // The opposite of what the sample says, so that it is the sample that counts.
    const wrong = `discard.contentsWillBeHidden();
      for (const hand of game.all(Hand)) hand.contentsWillBeShown();
      for (const stall of game.all(Stall)) stall.contentsWillBeHidden();`;
    const deal = `const deal = () => {
      for (const player of game.players) { deck.first(Card).putInto(player.my(Hand)); deck.first(Card).putInto(player.my(Stall)); }
      deck.first(Card).putInto(discard);
    };`;
    const table = open(2, { before: wrong + deal, after: addActions(SELL) + turnsOf("sell") });
    const known = (seat: number) =>
      [...table.seenBy(seat).all(table.module.Card)]
        .filter(({ name }) => name !== undefined)
        .map((card) => [card.container().name, card.owner?.position]);
    const everybody = [
      ["discard", undefined],
      ["stall", 1],
      ["stall", 2],
    ];
    for (const seat of [1, 2]) {
      expect(known(seat)).toHaveLength(4);
      expect(known(seat)).toEqual(expect.arrayContaining([...everybody, ["hand", seat]]));
    }
  },
} satisfies PageRuns;
