import { expect } from "vitest";
import { coins } from "./marketTable";
import { turnsOf, type Anything, type PageRuns } from "../../tests/samples/runs";

export default {
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
} satisfies PageRuns;
