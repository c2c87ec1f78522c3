// region: classes
import { Game, Piece, Player, Space } from "@boardzilla/core";
import { type Good, GOODS, type Kind, type Role } from "./cards";

export class BakeDay extends Game<BakeDay, Baker> {
  opener?: Baker;

  firstBaker() {
    return this.opener ?? this.players[0];
  }
}

export class Baker extends Player<BakeDay, Baker> {
  coins = 0;

  canPay(needs: Good[]) {
    return GOODS.every((good) => {
      const count = needs.filter((need) => need === good).length;
      return this.my(Pantry)!.all(Sack, { good }).length >= count;
    });
  }
}
// endregion

// region: elements
export class Pantry extends Space<BakeDay> {}
export class Hand extends Space<BakeDay> {}
export class Shelf extends Space<BakeDay> {}

export class Sack extends Piece<BakeDay> {
  good: Good;
}

export class Recipe extends Piece<BakeDay> {
  kind: Kind;
  needs: Good[];
  price: number;
}

export class Visitor extends Piece<BakeDay> {
  role: Role;
  text: string;
}

export class Customer extends Piece<BakeDay> {
  wants: Kind;
  tip: number;
}
// endregion
