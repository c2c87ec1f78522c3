import { expect } from "vitest";
import type { PageRuns } from "../../tests/samples/runs";

const SETUP = `export default createGame(Gardener, GardenRow, (game) => {
  game.create(SquareGrid, "garden", { rows: 3, columns: 3, space: Plot });
  game.pile.create(Seed, "seed", { player: game.players[1] });
  game.defineFlow(() => {});
});`;

export default {
  "Step 1: the classes": ({ open }) => {
    const table = open(2, { after: SETUP });
    const { Plot, Seed } = table.module;
    const game = table.game();
    expect(String(game.first(Plot, { row: 2, column: 3 }))).toBe("row 2, column 3");
    expect(game.pile.first(Seed).player.position).toBe(2);
  },

  "The remaining files": ({ load, other }) => {
    const setup = other("Step 1: the classes").load({ after: SETUP });
    const engine = load({ modules: { "./index": setup } }).default;
    const players = [{ id: "1", name: "Ada", position: 1, host: true, color: "", avatar: "" }];
    const update = engine.initialState({ players, settings: {}, randomSeed: "one" });
    expect(update.game.phase).toBe("finished");
    expect(engine.processMove).toBeTypeOf("function");
  },
} satisfies PageRuns;
