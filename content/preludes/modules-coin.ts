import { createGame, Game, Piece, Player } from "@boardzilla/core";

class Coin<G extends Game = Game> extends Piece<G> {
  side: "sun" | "moon" = "sun";
  tosses = 0;

  toss() {
    this.side = this.game.random() < 0.5 ? "sun" : "moon";
    this.tosses += 1;
  }
}

class Digger extends Player<LuckyCellar, Digger> {
  score = 0;
}

class LuckyCellar extends Game<LuckyCellar, Digger> {}

export default createGame(Digger, LuckyCellar, (game) => {
  const { action } = game;
  const { playerActions, eachPlayer } = game.flowCommands;
  const coin = game.create(Coin, "coin");

  game.defineActions({/* sample */});

  game.defineFlow(
    eachPlayer({
      name: "turn",
      do: playerActions({ player: ({ turn }) => turn, actions: ["toss"] }),
    }),
  );
});
