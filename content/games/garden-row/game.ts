import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class Gardener extends Player<GardenRow, Gardener> {}

export class Plot extends Space<GardenRow> {}

export class Seed extends Piece<GardenRow> {}

export class GardenRow extends Game<GardenRow, Gardener> {
  /** The plots of a gardener's row of three, if there is one. */
  rowOf(player: Gardener): Plot[] | undefined {
    const plots = this.all(Plot, (plot) => plot.has(Seed, { player }));
    for (const plot of plots) {
      // region: row
      // Right, down and the two diagonals: the other four directions are found from the other end.
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ]) {
        const at = (steps: number) =>
          plots.first(Plot, {
            row: plot.row! + down * steps,
            column: plot.column! + right * steps,
          });
        const [second, third] = [at(1), at(2)];
        if (second && third) return [plot, second, third];
      }
      // endregion
    }
  }
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
        .action({ prompt: "Sow a seed" })
        .chooseOnBoard("plot", () => garden.all(Plot, { empty: true }))
        .do(({ plot }) => game.pile.first(Seed, { player })!.putInto(plot))
        .message("{{player}} sows a seed"),
  });
  // endregion

  // region: flow
  game.defineFlow(
    loop(
      eachPlayer({
        name: "turn",
        do: [
          playerActions({ player: ({ turn }) => turn, actions: ["sow"] }),
          ({ turn }) => {
            if (game.rowOf(turn)) game.finish(turn);
            else if (!garden.has(Plot, { empty: true })) game.finish();
          },
        ],
      }),
    ),
  );
  // endregion
});
