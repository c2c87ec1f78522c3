import { createGame, Do, Game, Piece, Player, Space, Stack, union } from "@boardzilla/core";

export class MarketPlayer extends Player<MarketGame, MarketPlayer> {
  coins = 10;
  score = 0;
  energy = 0;
  out = false;
}

export class MarketGame extends Game<MarketGame, MarketPlayer> {
  leader?: MarketPlayer;
  highBid = 0;
  highBidder?: MarketPlayer;
  lastRound = false;
  bank = 20;
}

export class Card extends Piece<MarketGame> {
  good: string;
  value: number;
}

export class Marker extends Piece<MarketGame> {}
export class Hand extends Space<MarketGame> {}
export class Stall extends Space<MarketGame> {}

export default createGame(MarketPlayer, MarketGame, (game) => {
  const { action } = game;
  const { playerActions, eachPlayer, everyPlayer, loop, whileLoop } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  for (const good of ["tea", "silk", "jade"]) {
    deck.createMany(9, Card, good, (n) => ({ good, value: n }));
  }
  const discard = game.create(Stack, "discard");
  discard.contentsWillBeShown();
  const market = game.create(Space<MarketGame>, "market");
  market.contentsWillBeShown();
  for (const player of game.players.sortedBy("position")) {
    const hand = game.create(Hand, "hand", { player });
    hand.contentsWillBeShownToOwner();
    const stall = game.create(Stall, "stall", { player });
    stall.contentsWillBeShown();
  }

  const deal = () => {
    deck.shuffle();
    for (const player of game.players) {
      deck.firstN(5, Card).putInto(player.my(Hand)!);
    }
  };

  const refill = () => {
    deck.firstN(4 - market.all(Card).length, Card).putInto(market);
  };

  const scoreOf = (player: MarketPlayer) => player.my(Stall)!.all(Card).sum("value");

  /* sample */
});
