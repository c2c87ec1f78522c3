import { Game, Piece, Player, Space } from "@boardzilla/core";

export class Card extends Piece<LittleTricks> {}

export class Hand extends Space<LittleTricks> {}

export class LittleTricks extends Game<LittleTricks, TrickPlayer> {
  leader?: TrickPlayer;
}

/* sample */
