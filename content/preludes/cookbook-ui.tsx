import {
  createGame,
  Game,
  Piece,
  Player,
  ProfileBadge,
  render,
  Space,
  Stack,
} from "@boardzilla/core";
import { Flippable } from "@boardzilla/core/components";

class MarketPlayer extends Player<MarketGame, MarketPlayer> {
  coins = 10;
}
class MarketGame extends Game<MarketGame, MarketPlayer> {}
class Card extends Piece<MarketGame> {
  good: string;
  value: number;
}
class Hand extends Space<MarketGame> {}
class Stall extends Space<MarketGame> {}

export const setup = createGame(MarketPlayer, MarketGame, (game) => {
  const { action } = game;
  const { playerActions, eachPlayer, whileLoop } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  for (const good of ["tea", "silk", "jade"]) {
    deck.createMany(9, Card, good, (n) => ({ good, value: n }));
  }
  game.create(Stack, "discard").contentsWillBeShown();
  const market = game.create(Space<MarketGame>, "market");
  market.contentsWillBeShown();
  for (const player of game.players.sortedBy("position")) {
    game.create(Hand, "hand", { player }).contentsWillBeShownToOwner();
    game.create(Stall, "stall", { player }).contentsWillBeShown();
  }

  game.defineActions({
    buy: (player) =>
      action({ prompt: "Buy a card" })
        .chooseOnBoard("card", market.all(Card), {
          validate: ({ card }) => card.value <= player.coins || "Not enough coins",
        })
        .do(({ card }) => {
          player.coins -= card.value;
          card.putInto(player.my(Stall)!);
        }),
    sell: (player) =>
      action({ prompt: "Sell a card" })
        .chooseOnBoard("card", player.my(Hand)!.all(Card))
        .do(({ card }) => {
          player.coins += card.value;
          card.putInto($.discard);
        }),
  });

  game.defineFlow(
    () => {
      deck.shuffle();
      for (const player of game.players) deck.firstN(5, Card).putInto(player.my(Hand)!);
    },
    whileLoop({
      while: () => deck.all(Card).length > 4,
      do: eachPlayer({
        name: "turn",
        do: [
          () => deck.firstN(4 - market.all(Card).length, Card).putInto(market),
          playerActions({
            name: "trade",
            player: ({ turn }) => turn,
            actions: ["buy", "sell"],
            optional: "Pass",
          }),
        ],
      }),
    }),
    () => game.finish(game.players.withHighest("coins"), "closing"),
  );
});

render(setup, {
  layout: (game, player, boardSize) => {
    const { deck, discard, market } = $;

    /* sample */
  },
});
