import { createGame, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

export class PairsPlayer extends Player<Pairs, PairsPlayer> {
  pairs = 0;
}

export class Card extends Piece<Pairs> {}

export class Pairs extends Game<Pairs, PairsPlayer> {
  settle(player: PairsPlayer) {
    const faceUp = this.all(Card, (card) => card.isVisible());
    if (faceUp.areAllEqual("name")) {
      player.pairs += 1;
      faceUp.remove();
    } else {
      this.addDelay();
      faceUp.hideFromAll();
    }
    if (!this.has(Card)) {
      const most = this.players.max("pairs");
      this.finish(this.players.filter(({ pairs }) => pairs === most));
    }
  }
}

/* sample */
