import {
  createGame,
  createInterface,
  Game,
  numberSetting,
  Piece,
  Player,
  ProfileBadge,
  render,
  Space,
  SquareGrid,
} from "@boardzilla/core";

class Gardener extends Player<GardenRow, Gardener> {}

class Plot extends Space<GardenRow> {}

class Seed extends Piece<GardenRow> {}

class GardenRow extends Game<GardenRow, Gardener> {}

const setup = createGame(Gardener, GardenRow, (game) => {
  game.create(SquareGrid, "garden", { rows: 3, columns: 3, space: Plot });
  game.pile.createMany(9, Seed, "seed");
});

/* sample */
