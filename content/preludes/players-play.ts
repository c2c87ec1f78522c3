import { createGame, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

type Suit = "amber" | "fern" | "jade";

const suits: Suit[] = ["amber", "fern", "jade"];

export class TrickPlayer extends Player<LittleTricks, TrickPlayer> {
  tricks = 0;
  folded = false;

  isOut() {
    return this.folded || !this.my(Hand)?.has(Card);
  }
}

export class Card extends Piece<LittleTricks> {
  suit: Suit;
  rank: number;

  toString() {
    return `${this.suit} ${this.rank}`;
  }
}

export class Hand extends Space<LittleTricks> {}

export class Pocket extends Space<LittleTricks> {}

export class LittleTricks extends Game<LittleTricks, TrickPlayer> {
  leader?: TrickPlayer;
  doubled = false;

  deal() {
    const deck = this.first(Stack, "deck")!;
    deck.shuffle();
    for (const hand of this.all(Hand)) deck.firstN(5, Card).putInto(hand);
  }

  isOver() {
    return this.players.every((player) => player.isOut());
  }

  takeTrick() {
    const cards = this.first(Space, "trick")!.all(Card);
    if (cards.length === 0) return;
    const winner = cards.all(Card, { suit: cards[0].suit }).withHighest("rank")!.player!;
    winner.tricks += this.doubled ? 2 : 1;
    this.leader = winner;
    this.doubled = false;
    for (const card of cards) card.player = undefined;
    cards.putInto(winner.my(Stack)!);
  }
}

export default createGame(TrickPlayer, LittleTricks, (game) => {
  const { playerActions } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  for (const suit of suits) {
    deck.createMany(7, Card, suit, (n) => ({ suit, rank: n }));
  }
  for (const player of game.players.sortedBy("position")) {
    game.create(Hand, "hand", { player }).contentsWillBeShownToOwner();
    game.create(Stack, "won", { player });
  }

  function turn(player: TrickPlayer) {
    /* sample */
  }

  game.defineActions({ wait: () => game.action({ prompt: "Wait" }) });
  game.defineFlow(
    () => game.deal(),
    () => turn(game.players[1]),
    playerActions({ player: () => game.players[0], actions: ["wait"] }),
  );
});
