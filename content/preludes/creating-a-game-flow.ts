import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class Gardener extends Player<GardenRow, Gardener> {}

export class Plot extends Space<GardenRow> {
  toString() {
    return `row ${this.row}, column ${this.column}`;
  }
}

export class Seed extends Piece<GardenRow> {}

export class GardenRow extends Game<GardenRow, Gardener> {
  rowLength = 4;

  hasRow(player: Gardener): boolean {
    return this.all(Plot).some((plot) => this.rowStartsAt(plot, player));
  }

  private rowStartsAt({ row = 0, column = 0 }: Plot, player: Gardener) {
    return [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ].some(([down, right]) => {
      for (let n = 0; n < this.rowLength; n += 1) {
        const at = { row: row + n * down, column: column + n * right };
        if (!this.first(Plot, at)?.has(Seed, { player })) return false;
      }
      return true;
    });
  }
}

export default createGame(Gardener, GardenRow, (game) => {
  const { action } = game;

  const garden = game.create(SquareGrid, "garden", {
    rows: 5,
    columns: 5,
    space: Plot,
  });
  for (const player of game.players.sortedBy("position")) {
    game.pile.createMany(13, Seed, "seed", { player });
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
