import { Game, Piece } from "@boardzilla/core";

class Coin<G extends Game = Game> extends Piece<G> {
  side: "sun" | "moon" = "sun";
  tosses = 0;

  toss() {
    this.side = this.game.random() < 0.5 ? "sun" : "moon";
    this.tosses += 1;
  }
}

/* sample */
