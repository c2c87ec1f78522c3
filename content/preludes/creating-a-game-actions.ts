import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class Gardener extends Player<GardenRow, Gardener> {}

export class Plot extends Space<GardenRow> {
  toString() {
    return `row ${this.row}, column ${this.column}`;
  }
}

export class Seed extends Piece<GardenRow> {}

export class GardenRow extends Game<GardenRow, Gardener> {}

export default createGame(Gardener, GardenRow, (game) => {
  const garden = game.create(SquareGrid, "garden", {
    rows: 3,
    columns: 3,
    space: Plot,
  });
  for (const player of game.players.sortedBy("position")) {
    game.pile.createMany(5, Seed, "seed", { player });
  }

  /* sample */

  const { playerActions } = game.flowCommands;
  game.defineFlow(playerActions({ player: () => game.players[0], actions: ["sow"] }));
});
