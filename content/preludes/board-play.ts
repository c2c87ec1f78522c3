import { createGame, Game, Piece, Player, Space, Stack, union } from "@boardzilla/core";

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
  const { playerActions } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  const trick = game.create(Space, "trick");
  const discard = game.create(Stack, "discard");
  trick.contentsWillBeShown();
  for (const suit of suits) {
    deck.createMany(7, Card, suit, (n) => ({ suit, rank: n }));
  }
  for (const player of game.players.sortedBy("position")) {
    const hand = game.create(Hand, "hand", { player });
    hand.contentsWillBeShownToOwner();
    game.create(Stack, "won", { player });
  }

  function deal() {
    deck.shuffle();
    for (const hand of game.all(Hand)) deck.firstN(5, Card).putInto(hand);
    for (const hand of game.all(Hand)) hand.first(Card)?.putInto(trick);
  }

  function turn(player: TrickPlayer, other: TrickPlayer, card: Card) {
    const hand = player.my(Hand)!;
    /* sample */
  }

  game.defineActions({ wait: () => game.action({ prompt: "Wait" }) });
  game.defineFlow(
    deal,
    () => {
      const [player, other] = game.players;
      turn(player, other, player.my(Hand)!.first(Card)!);
    },
    playerActions({ player: () => game.players[0], actions: ["wait"] }),
  );
});
