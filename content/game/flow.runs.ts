import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

const score = (table: AnyTable) => [...table.game().players].map((player) => player.score);
const turn = (table: AnyTable) => table.current()[0];

export default {
  "Steps and their arguments": ({ open }) => {
    const table = open(3);
    const order: number[] = [];
    while (table.current().length > 0) {
      order.push(turn(table));
      table.move(turn(table), "roll");
      // The function behind the step knows whose turn it was.
      const name = ["Ada", "Ben", "Cleo"][order.length - 1];
      expect(table.messages().at(-1)).toContain(`${name}]] leaves`);
    }
    expect(order).toEqual([1, 2, 3]);
  },

  "Wait for players": ({ open }) => {
    const before = `() => { game.players[1].score = 5; },`;
    const table = open(2, { before });
    // The first player has no points: the step with the condition is left out.
    expect(table.actions(1)).toEqual(["roll"]);
    table.move(1, "roll");
    expect(table.actions(2)).toEqual(["stake", "__pass__"]);
    table.move(2, "stake", { points: 3 });
    expect(table.messages().join()).toContain("stakes 3");
    expect(score(table)).toEqual([0, 2]);
    expect(table.actions(2)).toContain("roll");
    const other = open(2, { before });
    other.move(1, "roll");
    other.move(2, "__pass__");
    expect(score(other)).toEqual([0, 5]);
    expect(other.actions(2)).toContain("roll");
  },

  Loops: ({ open }) => {
    const table = open(3, { before: `() => { game.players[1].score = 5; },` });
    // The list was made once: who has got a point in the loop is still in it, who had one is not.
    expect(table.current()).toEqual([1]);
    table.move(1, "comfort");
    expect(table.current()).toEqual([3]);
    table.move(3, "comfort");
    expect(table.winners()).toEqual([]);
    expect(score(table)).toEqual([1, 5, 1]);
  },

  "Loops #2": ({ open }) => {
    const table = open(2);
    table.playRandomly({ seed: "loop", maxMoves: 2000 });
    expect(table.winners()).toEqual([]);
    expect(Math.max(...score(table))).toBeGreaterThanOrEqual(30);
    // Tested before the first pass, too.
    const done = open(2, { before: `() => { game.players[1].score = 30; },` });
    expect(done.winners()).toEqual([]);
  },

  Turns: ({ open }) => {
    const table = open(3, { before: `() => { game.players[0].score = 3; },` });
    // The lowest score begins: the first of the two without points.
    expect(table.current()).toEqual([2]);
    table.move(2, "roll");
    if (table.game().pot > 1) {
      expect(table.current()).toEqual([1, 3]);
      const { pot } = table.game();
      table.move(3, "heckle");
      expect(table.game().pot).toBe(pot - 1);
    }
    // The turn is again that of its owner.
    expect(table.current()).toEqual([2]);
    table.playRandomly({ seed: "turns", maxMoves: 3000 });
    expect(table.winners()).toEqual([]);
    expect(Math.max(...score(table))).toBeGreaterThanOrEqual(30);
  },

  "All players at once": ({ open }) => {
    const before = `() => { for (const player of game.players) player.score = 6; },`;
    const table = open(3, { before });
    expect(table.current()).toEqual([1, 2, 3]);
    table.move(2, "stake", { points: 2 });
    // The second choice belongs to the one who has just staked; the others are still at the first.
    expect(table.actions(2)).toEqual(["double", "__pass__"]);
    expect(table.actions(3)).toEqual(["stake"]);
    table.move(2, "double");
    table.move(3, "stake", { points: 1 });
    table.move(1, "stake", { points: 3 });
    table.move(1, "__pass__");
    expect(table.winners()).toBe(undefined);
    table.move(3, "__pass__");
    expect(table.winners()).toEqual([]);
    expect([...table.game().players].map(({ stake }: Anything) => stake)).toEqual([3, 4, 1]);
  },
} satisfies PageRuns;
