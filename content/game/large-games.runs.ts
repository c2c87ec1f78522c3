import { expect } from "vitest";
import * as baking from "../games/bake-day/src/game/baking";
import type { Good } from "../games/bake-day/src/game/cards";
import * as classes from "../games/bake-day/src/game/classes";
import * as market from "../games/bake-day/src/game/market";
import * as setup from "../games/bake-day/src/game/setup";
import type { AnyTable, PageRuns } from "../../tests/samples/runs";

const { Pantry, Sack } = classes;
const modules = Object.fromEntries(
  Object.entries({ baking, classes, market, setup }).map(([name, file]) => [
    `../games/bake-day/src/game/${name}`,
    file,
  ]),
);

/** The rest of a game in which each baker has two sacks and takes one of the actions. */
const game = (actions: string, offered: string, step = "() => {}") => `
export default createGame(Baker, BakeDay, (game) => {
  const { eachPlayer, playerActions } = game.flowCommands;
  const board = createBoard(game);
  game.defineActions(${actions});
  game.defineFlow(
    () => game.players.forEach((baker) => {
      baker.coins = 3;
      for (const good of ["flour", "fruit"]) {
        board.bag.first(Sack, { good }).putInto(baker.my(Pantry));
      }
    }),
    eachPlayer({
      name: "baker",
      do: [playerActions({ player: ({ baker }) => baker, actions: ${offered} }), ${step}],
    }),
  );
});`;

const move = (table: AnyTable, seat: number, name: string, good: Good) =>
  table.move(seat, name, {
    sack: (seen: classes.BakeDay) =>
      seen.players.atPosition(seat)!.my(Pantry)!.first(Sack, { good }),
  });
const sacks = (table: AnyTable, space: string) =>
  [...table.game().first(space).all(Sack)].map(({ good }) => good);

export default {
  "Split the actions": ({ open }) => {
    expect(() => open(2, { modules }).actions(1)).toThrow('No action found: "take"');
    // Each part alone is well.
    const table = open(2, {
      modules,
      replace: ["game.defineActions(bakingActions(game, board));", ""],
    });
    expect(table.actions(1)).toEqual(["take"]);
  },

  "The type of a function that returns an action": ({ open }) => {
    const after = game("tradeActions(game, board)", '["sell", "giveBack"]');
    const table = open(2, { modules, after });
    move(table, 1, "sell", "fruit");
    expect(table.game().players[0].coins).toBe(5);
    move(table, 2, "giveBack", "flour");
    expect(sacks(table, "market")).toEqual(["flour"]);
  },

  "The type of a function that returns an action #2": ({ open }) => {
    const choice = `game.action({ prompt: "Return" })
      .chooseOnBoard("sack", player.my(Pantry).all(Sack))`;
    const actions = `{ giveUp: (player) => thenReturn(${choice}, board) }`;
    const table = open(2, { modules, after: game(actions, '["giveUp"]') });
    move(table, 1, "giveUp", "flour");
    expect(table.messages().join()).toContain("returns flour");
    const pantry = table.game().players[0].my(Pantry);
    expect([...pantry.all(Sack)].map(({ good }) => good)).toEqual(["fruit"]);
  },

  "Who acts": ({ open }) => {
    const actions = `{ wait: () => game.action({ prompt: "Wait" }) }`;
    const table = open(2, { modules, after: game(actions, '["wait"]', "payRent") });
    const coins = () => [...table.game().players].map((baker) => baker.coins);
    table.move(1, "wait");
    expect(coins()).toEqual([2, 3]);
    table.move(2, "wait");
    expect(coins()).toEqual([2, 2]);
  },
} satisfies PageRuns;
