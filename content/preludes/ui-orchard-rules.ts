import { createGame, Space, Stack } from "@boardzilla/core";
import { Fruit, Grower, Mat, Orchard } from "../preludes/ui-orchard-game";

createGame(Grower, Orchard, (game) => {
  const { action } = game;
  const { eachPlayer, playerActions } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  deck.createMany(24, Fruit, "apple", (value) => ({ value }));
  const stall = game.create(Space, "stall");
  for (const player of game.players.sortedBy("position")) {
    const mat = game.create(Mat, "mat", { player });
    mat.create(Space, "hand", { player });
    mat.create(Space, "orchard", { player });
  }

  /* sample */
});
