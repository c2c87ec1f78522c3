import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class Gardener extends Player<GardenRow, Gardener> {}

export class Plot extends Space<GardenRow> {
  toString() {
    return `row ${this.row}, column ${this.column}`;
  }
}

export class Seed extends Piece<GardenRow> {}

export class GardenRow extends Game<GardenRow, Gardener> {}

/* sample */
