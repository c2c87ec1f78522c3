import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class Gardener extends Player<GardenRow, Gardener> {}

export class Plot extends Space<GardenRow> {
  toString() {
    return `row ${this.row}, column ${this.column}`;
  }
}

export class Seed extends Piece<GardenRow> {}

export class GardenRow extends Game<GardenRow, Gardener> {
  hasRow(player: Gardener): boolean {
    return this.all(Plot).some((plot) => this.rowStartsAt(plot, player));
  }

  private rowStartsAt({ row = 0, column = 0 }: Plot, player: Gardener) {
    return [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ].some(([down, right]) =>
      [0, 1, 2].every((n) => {
        const at = { row: row + n * down, column: column + n * right };
        return this.first(Plot, at)?.has(Seed, { player });
      }),
    );
  }
}

export default createGame(Gardener, GardenRow, (game) => {
  const { action } = game;

  const garden = game.create(SquareGrid, "garden", {
    rows: 3,
    columns: 3,
    space: Plot,
  });
  for (const player of game.players.sortedBy("position")) {
    game.pile.createMany(5, Seed, "seed", { player });
  }

  game.defineActions({
    sow: (player) =>
      action({ prompt: "Sow a seed" })
        .chooseOnBoard("plot", garden.all(Plot, { empty: true }))
        .do(({ plot }) => game.pile.first(Seed, { player })?.putInto(plot))
        .message("{{player}} sows in {{plot}}"),
  });

  /* sample */
});
