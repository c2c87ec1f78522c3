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

  /* sample */

  game.defineActions({ wait: () => game.action({ prompt: "Wait" }) });
  game.defineFlow(
    () => game.first(Stack, "deck")?.shuffle(),
    playerActions({ player: () => game.players[0], actions: ["wait"] }),
  );
});
