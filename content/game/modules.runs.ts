import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

const FINDS = 'cellar.createMany(4, Find, "gem").hideFromAll();';
/** Rules for the preludes that only need a look. */
const RULES = `game.defineActions({ roll: () => game.action({ prompt: "Roll" }).do(() => {
  game.first(D6).roll(); game.first(Coin).toss(); game.first(Find).showToAll();
}) });
const { loop, playerActions } = game.flowCommands;
game.defineFlow(loop(playerActions({ player: () => game.players[0], actions: ["roll"] })));`;
const withRules = { replace: [FINDS, `${FINDS} ${RULES.replaceAll("\n", " ")}`] as const };
const open_ = (cards: Iterable<Anything>) => [...cards].filter((card) => card.isVisible()).length;

export default {
  "Dice in the rules": ({ open }) => {
    const table = open(2);
    const finds = () => [...table.game().first("cellar").all(table.module.Find)];
    expect(table.game().first("die").current).toBe(1);
    let seen = 0;
    while (table.winners() === undefined) {
      table.move(table.current()[0], "search");
      const { current } = table.game().first("die");
      expect(current).toBeGreaterThanOrEqual(1);
      seen = Math.min(18, seen + current);
      expect(open_(finds())).toBe(seen);
    }
    expect(seen).toBe(18);
    // The same seed and the same moves give the same rolls.
    const faces = (again: AnyTable) => {
      again.move(1, "search");
      again.move(2, "search");
      return again.game().first("die").current;
    };
    expect(faces(open({ players: 2, seed: "x" }))).toBe(faces(open({ players: 2, seed: "x" })));
  },

  "Dice in the rules #2": ({ open }) => {
    const table = open(2);
    table.move(1, "rollBoth");
    const sum = table.game().all("die").sum("current");
    expect(table.messages().join()).toMatch(new RegExp(`rolls ${sum}$`));
  },

  "Dice on screen": ({ show }) => {
    const screen = show(1, withRules);
    const { game, markup } = screen.seat(1);
    const { layouts } = game._ui;
    expect(layouts.some(({ attributes }: Anything) => attributes.area?.left === 20)).toBe(true);
    // The die draws its six faces.
    expect(markup.match(/<li/g)?.length).toBeGreaterThanOrEqual(6);
  },

  "Cards that flip": ({ show }) => {
    const screen = show(1, withRules);
    const { markup } = screen.seat(1);
    expect(markup).toContain('class="bz-flippable"');
    expect(markup).toContain('<div class="front">');
    expect(markup).toContain('<div class="back">');
    // A hidden find has no name to show on its front.
    expect(markup).not.toContain("gem");
    screen.table.move(1, "roll");
    expect(screen.seat(1).markup).toContain("gem");
  },

  "A module of your own": ({ open, reported }) => {
    const after = `const { createGame, Player } = require("@boardzilla/core");
    export const setup = createGame(Player, Game, (game) => {
      game.create(Coin, "coin");
      game.defineActions({ toss: () => game.action({ prompt: "Toss" }).do(() => game.first(Coin).toss()) });
      const { loop, playerActions } = game.flowCommands;
      game.defineFlow(loop(playerActions({ player: () => game.players[0], actions: ["toss"] })));
    });`;
    const table = open(1, { after });
    const sides = new Set<string>();
    for (let toss = 1; toss <= 12; toss++) {
      table.move(1, "toss");
      const { side, tosses } = table.game().first("coin");
      expect(tosses).toBe(toss);
      sides.add(side);
    }
    expect([...sides].sort()).toEqual(["moon", "sun"]);
    expect(reported()).toEqual([]);
  },

  "A module of your own #2": ({ show, other }) => {
    const game = other("A module of your own #4").code;
    expect(game).toContain("useCoin(game)");
    const after = `const { createGame, Game, Player, render } = require("@boardzilla/core");
    const setup = createGame(Player, Game, (game) => {
      game.create(Coin, "coin");
      game.defineActions({});
      game.defineFlow(() => {});
    });
    render(setup, { layout: (game) => useCoin(game) });`;
    const modules = { "./coin": other("A module of your own").load() };
    expect(show(1, { after, modules }).seat(1).markup).toBe('<div class="coin-face">☀</div>');
  },

  "A module of your own #3": ({ open }) => {
    const table = open(3);
    let suns = 0;
    for (const seat of [1, 2, 3]) {
      table.move(seat, "toss");
      const { side } = table.game().first("coin");
      const player = table.game().players.atPosition(seat);
      expect(table.messages().join()).toContain(`gets the ${side}`);
      expect(player.score).toBe(side === "sun" ? 1 : 0);
      suns += player.score;
    }
    expect(suns).toBeLessThanOrEqual(3);
  },

  "A module of your own #4": ({ show }) => {
    const { game } = show(1, withRules).seat(1);
    const areas = game._ui.layouts.map(({ attributes }: Anything) => attributes.area);
    expect(areas).toContainEqual({ left: 5, top: 25, width: 12, height: 12 });
    expect(game.first("coin")._ui.appearance.aspectRatio).toBe(1);
    expect(game.first("die")._ui.appearance.render).toBeTypeOf("function");
  },
} satisfies PageRuns;
