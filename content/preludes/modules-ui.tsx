import { createGame, Game, Piece, Player, render, Space } from "@boardzilla/core";
import { D6, Flippable, useD6 } from "@boardzilla/core/components";

class Digger extends Player<LuckyCellar, Digger> {}

class LuckyCellar extends Game<LuckyCellar, Digger> {}

class Find extends Piece<LuckyCellar> {}

class Coin<G extends Game = Game> extends Piece<G> {
  side: "sun" | "moon" = "sun";
  tosses = 0;

  toss() {
    this.side = this.game.random() < 0.5 ? "sun" : "moon";
    this.tosses += 1;
  }
}

const setup = createGame(Digger, LuckyCellar, (game) => {
  game.create(D6, "die");
  game.create(Coin, "coin");
  const cellar = game.create(Space, "cellar");
  cellar.createMany(4, Find, "gem").hideFromAll();
});

const useCoin = (game: Game) => {
  game.all(Coin).appearance({ aspectRatio: 1 });
};

/* sample */
