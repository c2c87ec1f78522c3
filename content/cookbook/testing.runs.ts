import { createInterface } from "@boardzilla/core";
import { expect } from "vitest";
import { nightMarket, nightMarketRules } from "../../tests/samples/nightMarket";
import type { Anything, PageRuns, Run } from "../../tests/samples/runs";

const MARKET = "../src/game/night-market";
/** Runs the sample's tests on Night Market, with the setup file of the page. */
const passes =
  (...names: string[]): Run =>
  async (sample) => {
    // The page's setup file, as vitest would run it before each of the tests.
    const setup = sample
      .other("Turn refused moves into failures")
      .code.replace(/^import .*$/m, "const vitest = require('vitest');")
      .replaceAll(/^(beforeEach|afterEach)\(/gm, "vitest.$1(");
    const outcome = await sample.runTests({
      before: `{ ${setup} }`,
      modules: { [MARKET]: nightMarket(sample) },
    });
    expect(outcome).toEqual({ passed: names, failed: [] });
  };

export default {
  "Testing a game": (sample) => {
    const table = sample.open({ players: 2, settings: { rounds: 2 } }, nightMarketRules(sample));
    for (const seat of [1, 2, 1, 2]) {
      expect(table.current()).toEqual([seat]);
      const card = (game: Anything) =>
        game.players.atPosition(seat).my("hand").first(table.module.Card);
      table.move(seat, "sell", { card });
    }
    const coins = [...table.game().players].map((player) => player.coins);
    expect(table.winners()).toEqual([coins[0] >= coins[1] ? 1 : 2]);
  },

  "Set up vitest": ({ load }) => {
    const modules = { "vitest/config": { defineConfig: (config: unknown) => config } };
    const { test } = load({ modules }).default;
    expect("/node_modules/@boardzilla/core/entry/index.js").toMatch(test.server.deps.inline[0]);
    expect(test.setupFiles).toEqual(["test/setup.ts"]);
  },

  "Turn refused moves into failures": async (sample) => {
    const wrong = `vitest_.test("a typo", () => {
      const [first] = new TestRunner(setup).start({ players: 2, settings: {} });
      first.move("sell", { card: first.game.players.atPosition(2).my(Hand).first(Card) });
    });`;
    const market = `const vitest_ = require("vitest"); const { TestRunner } = require("@boardzilla/core");
      const { default: setup, Card, Hand } = require("${MARKET}");`;
    const modules = { [MARKET]: nightMarket(sample) };
    const { failed } = await sample.runTests({ after: `${market} ${wrong}`, modules });
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(/a typo.*not be called/s);
  },

  "Write the first test": passes("selling a card earns its value"),
  "Check what each player sees": passes("a hand is secret"),
  "Test a refused move": passes("cards of others cannot be sold"),
  "Repeat the arguments of a follow-up": passes("a rival gives a card and the turn goes on"),
  "Start from a prepared position": passes("the most coins win"),
  "Test functions on a bare game": (sample) => {
    const { MarketGame, Stall, Card } = nightMarket(sample);
    const { pointsOf } = sample.load({ modules: { "./night-market": { Card } } });
    const game = new MarketGame({});
    const stall = game.create(Stall, "stall");
    for (const good of ["tea", "silk", "jade"]) stall.create(Card, good, { good, value: 2 });
    expect(pointsOf(stall)).toBe(11);
    stall.first(Card).putInto(game.create(Stall, "other"));
    expect(pointsOf(stall)).toBe(4);
    // What the pitfalls name.
    const parts: (() => unknown)[] = [
      () => game.message("Hello"),
      () => game.finish(),
      () => game.addDelay(),
      () => game.setting("rounds"),
      () => game.defineActions({}),
      () => game.defineFlow(),
      () => game.flowCommands.loop(),
    ];
    for (const part of parts) expect(part).toThrow(/^Cannot (?:read|set) properties of undefined/);
  },
  "Test functions on a bare game #2": async (sample) => {
    const market = nightMarket(sample);
    const scoring = sample.other("Test functions on a bare game");
    const rules = scoring.load({ modules: { "./night-market": market } });
    const modules = { [MARKET]: market, "../src/game/scoring": rules };
    const outcome = await sample.runTests({ modules });
    expect(outcome).toEqual({ passed: ["a set of three goods earns five points"], failed: [] });
  },
  "Test functions on a bare game #3": async (sample) => {
    const outcome = await sample.runTests({ modules: { [MARKET]: nightMarket(sample) } });
    expect(outcome).toEqual({ passed: ["a player owns what is in the hand"], failed: [] });
  },

  "Test a change of the turn order": passes("each seat has its own actions in another turn order"),

  "Let the engine play by itself": (sample) => {
    const market = nightMarket(sample);
    const { randomMove, randomNumbers } = sample.load({ modules: { [MARKET]: market } });
    const engine = createInterface(market.default);
    const players = [1, 2].map((position) => ({
      ...{ id: `${position}`, name: "", position, host: false, color: "", avatar: "" },
    }));
    const { game } = engine.initialState({ players, settings: {}, randomSeed: "one" });
    const { state } = JSON.parse(JSON.stringify(game));
    const { name, args } = randomMove(state, 1);
    expect(["sell", "ask"]).toContain(name);
    expect(Object.values(args).every((arg) => /^\$(el|p)\[/.test(String(arg)))).toBe(true);
    // A seed always leads to the same move, and not every seed to the same one.
    const moveOf = (seed: number) => JSON.stringify(randomMove(state, 1, randomNumbers(seed)));
    const moves = Array.from({ length: 10 }, (_, seed) => moveOf(seed));
    expect(moves).toEqual(moves.map((_, seed) => moveOf(seed)));
    expect(new Set(moves).size).toBeGreaterThan(1);
    // Whose turn it is not has no move.
    expect(randomMove(state, 2)).toBe(undefined);
  },

  "Let the engine play by itself #2": async (sample) => {
    const market = nightMarket(sample);
    const helper = sample.other("Let the engine play by itself");
    const random = helper.load({ modules: { [MARKET]: market } });
    const modules = { [MARKET]: market, "./random-move": random };
    const { passed, failed } = await sample.runTests({ modules });
    expect(failed).toEqual([]);
    expect(passed).toHaveLength(20);
  },
} satisfies PageRuns;
