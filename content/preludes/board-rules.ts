import { createGame, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

export type Suit = "amber" | "fern" | "jade";

export class TrickPlayer extends Player<LittleTricks, TrickPlayer> {
  tricks = 0;
}

export class Card extends Piece<LittleTricks> {
  suit: Suit;
  rank: number;

  toString() {
    return `${this.suit} ${this.rank}`;
  }
}

export class Hand extends Space<LittleTricks> {}

export class LittleTricks extends Game<LittleTricks, TrickPlayer> {
  leader?: TrickPlayer;
}

const suits: Suit[] = ["amber", "fern", "jade"];

export default createGame(TrickPlayer, LittleTricks, (game) => {
  const { action } = game;
  const { playerActions, whileLoop, eachPlayer } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  const trick = game.create(Space, "trick");
  const discard = game.create(Stack, "discard");
  for (const player of game.players.sortedBy("position")) {
    game.create(Hand, "hand", { player });
  }

  /* sample */

  for (const suit of suits) {
    deck.createMany(7, Card, suit, (n) => ({ suit, rank: n }));
  }

  game.defineActions({
    play: (player) =>
      action({ prompt: "Play a card" })
        .chooseOnBoard("card", player.my(Hand)!.all(Card))
        .move("card", trick)
        .message("{{player}} plays {{card}}"),
  });

  game.defineFlow(
    () => {
      deck.shuffle();
      for (const hand of game.all(Hand)) deck.firstN(5, Card).putInto(hand);
    },
    whileLoop({
      while: () => game.all(Hand).some((hand) => hand.has(Card)),
      do: [
        eachPlayer({
          name: "turn",
          do: playerActions({ player: ({ turn }) => turn, actions: ["play"] }),
        }),
        () => trick.all(Card).putInto(discard),
      ],
    }),
  );
});
