import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class Gardener extends Player<GardenRow, Gardener> {}

export class Plot extends Space<GardenRow> {}

export class Seed extends Piece<GardenRow> {}

/** Steps in rows and columns: right, down, and the two diagonals. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

export class GardenRow extends Game<GardenRow, Gardener> {
  // region: row
  /** Three plots in a line that hold seeds of this player, if there are any. */
  rowOf(player: Gardener) {
    const sown = this.all(Plot, (plot) => plot.has(Seed, { player }));
    for (const plot of sown) {
      for (const [down, right] of DIRECTIONS) {
        const row = [0, 1, 2].map((step) =>
          sown.first(Plot, {
            row: plot.row! + step * down,
            column: plot.column! + step * right,
          }),
        );
        if (row.every((found) => found)) return row;
      }
    }
  }
  // endregion
}

export default createGame(Gardener, GardenRow, (game) => {
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  // region: setup
  const size: number = game.setting("size") ?? 3;
  const garden = game.create(SquareGrid, "garden", { rows: size, columns: size, space: Plot });
  for (const player of game.players.sortedBy("position")) {
    game.pile.createMany(Math.ceil(size ** 2 / 2), Seed, "seed", { player });
  }
  // endregion

  // region: action
  game.defineActions({
    sow: (player) =>
      game
        .action({ prompt: "Sow a seed", description: "choosing a plot" })
        .chooseOnBoard("plot", () => garden.all(Plot, { empty: true }))
        .do(({ plot }) => {
          game.pile.first(Seed, { player })!.putInto(plot);
          if (game.rowOf(player)) game.finish(player, "harvest");
          else if (!garden.has(Plot, { empty: true })) game.finish(undefined, "harvest");
        })
        .message("{{player}} sows in row {{row}}, column {{column}}", ({ plot }) => ({
          row: plot.row!,
          column: plot.column!,
        })),
  });
  // endregion

  // region: flow
  game.defineFlow(
    loop(
      eachPlayer({
        name: "turn",
        do: playerActions({ player: ({ turn }) => turn, actions: ["sow"] }),
      }),
    ),
  );
  // endregion
});
