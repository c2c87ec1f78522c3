import { expect } from "vitest";
import type { AnyTable, PageRuns } from "../../tests/samples/runs";

const score = (table: AnyTable) => [...table.game().players].map((player) => player.score);
const turn = (table: AnyTable) => table.current()[0];

export default {
  Branches: ({ open }) => {
    const said = (pot: number) =>
      open(1, { before: `() => { game.pot = ${pot}; },`, after: `() => game.message("goes on"),` })
        .messages()
        .join();
    expect(said(21)).toBe("The pot is getting heavy,goes on");
    expect(said(20)).toBe("goes on");
  },

  "Interrupt a loop": ({ open }) => {
    const table = open(2, { after: `() => { game.best = 1; },` });
    let rounds = 1;
    for (let move = 0; table.winners() === undefined && move < 500; move++) {
      const seat = turn(table);
      // Every third move the second player banks, which ends the turn.
      if (seat === 2 && move % 3 === 0 && table.game().pot > 0) {
        table.move(2, "bank");
        rounds += 1;
      } else {
        table.move(seat, "roll");
        // A one ends the round for everybody, also when it is the first player's.
        if (table.game().pot === 0) rounds += 1;
        else expect(table.current()).toEqual([seat]);
      }
      if (table.winners() === undefined && table.game().pot === 0) expect(turn(table)).toBe(1);
    }
    expect(rounds).toBe(4);
    expect(table.game().best).toBe(1);
  },

  Subflows: ({ open }) => {
    for (let seed = 0; seed < 4; seed++) {
      const before = `for (const player of game.players) player.score = 28;`;
      const table = open({ players: 3, seed: `${seed}` }, { before });
      const log: string[] = [];
      // The main flow ends only after a round in which somebody has 30.
      for (let move = 0; move < 300 && table.winners() === undefined; move++) {
        const [seat] = table.current();
        const actions = table.actions(seat);
        table.move(seat, actions.find((name) => name === "bank") ?? actions[0]);
        log.push(...table.messages());
      }
      const tie = log.some((line) => line.includes("Roll-off after a tie"));
      const top = Math.max(...score(table));
      const leaders = score(table).filter((points) => points === top).length;
      expect(tie).toBe(leaders > 1);
      expect(table.winners()).toHaveLength(1);
    }
  },
} satisfies PageRuns;
