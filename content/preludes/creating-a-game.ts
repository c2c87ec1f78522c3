import { createGame, createInterface, Game, Player } from "@boardzilla/core";

class Gardener extends Player<GardenRow, Gardener> {}

class GardenRow extends Game<GardenRow, Gardener> {}

const setup = createGame(Gardener, GardenRow, (game) => {
  game.defineFlow(() => game.message("The garden is ready."));
});

/* sample */
