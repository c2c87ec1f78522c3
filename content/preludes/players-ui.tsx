import { createGame, Game, Player, ProfileBadge, render, Space } from "@boardzilla/core";

class TrickPlayer extends Player<LittleTricks, TrickPlayer> {
  tricks = 0;
}

class Hand extends Space<LittleTricks> {}

class LittleTricks extends Game<LittleTricks, TrickPlayer> {}

const setup = createGame(TrickPlayer, LittleTricks, (game) => {
  for (const player of game.players.sortedBy("position")) {
    game.create(Hand, "hand", { player });
  }
});

/* sample */
