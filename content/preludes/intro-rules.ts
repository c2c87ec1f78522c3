import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

class Gardener extends Player<GardenRow, Gardener> {}
class Plot extends Space<GardenRow> {}
class Seed extends Piece<GardenRow> {}

class GardenRow extends Game<GardenRow, Gardener> {
  rowOf(player: Gardener): boolean {
    return this.all(Plot, (plot) => plot.has(Seed, { player })).length > 2;
  }
}

createGame(Gardener, GardenRow, (game) => {
  const { eachPlayer, loop, playerActions } = game.flowCommands;
  /* sample */
});
