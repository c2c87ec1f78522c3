import { createGame, Do, Game, Piece, Player, range, Space, Stack } from "@boardzilla/core";

export const KINDS = ["tea", "spice", "silk"];
const SET_BONUS = 5;

export class Merchant extends Player<HarbourAuction, Merchant> {
  coins = 15;
  passed = false;

  points() {
    const sets = Math.min(...KINDS.map((kind) => this.allMy(Lot, { kind }).length));
    return this.allMy(Lot).sum("value") + SET_BONUS * sets;
  }
}

export class Lot extends Piece<HarbourAuction> {
  kind: string;
  value: number;
}

export class Shed extends Space<HarbourAuction> {}

export class HarbourAuction extends Game<HarbourAuction, Merchant> {
  bid = 0;
  /** Who has made the bid. */
  bidder?: Merchant;

  /** Most points, then most coins; several if both are equal. */
  richest() {
    const rank = (merchant: Merchant) => 100 * merchant.points() + merchant.coins;
    const best = Math.max(...this.players.map(rank));
    return this.players.filter((merchant) => rank(merchant) === best);
  }
}

export default createGame(Merchant, HarbourAuction, (game) => {
  const { eachPlayer, playerActions, whileLoop } = game.flowCommands;

  const ship = game.create(Stack, "ship");
  for (const kind of KINDS) {
    for (const value of range(2, game.players.length + 1)) ship.create(Lot, kind, { kind, value });
  }
  const [quay, unsold] = [game.create(Space, "quay"), game.create(Space, "unsold")];
  const sheds = game.players
    .sortedBy("position")
    .map((player) => game.create(Shed, "shed", { player }));
  for (const space of [quay, unsold, ...sheds]) space.contentsWillBeShown();

  // region: bid
  game.defineActions({
    bid: (player) =>
      game
        .action({ prompt: "Your bid", description: "bidding" })
        .chooseNumber("amount", { min: game.bid + 1, max: player.coins })
        .confirm("Bid {{amount}}")
        .do(({ amount }) => {
          game.bid = amount;
          game.bidder = player;
        })
        .message("{{player}} bids {{amount}}"),
  });
  // endregion

  // region: auction
  game.defineSubflow(
    "auction",
    ({ lot }) => {
      lot.putInto(quay);
      game.bid = 0;
      game.bidder = undefined;
      for (const merchant of game.players) merchant.passed = false;
    },
    eachPlayer({
      name: "merchant",
      continueUntil: () => game.players.every((each) => each.passed || each === game.bidder),
      do: [
        playerActions({
          player: ({ merchant }) => merchant,
          condition: ({ merchant }) => !merchant.passed && merchant.coins > game.bid,
          actions: ["bid"],
          optional: "Pass",
        }),
        ({ merchant }) => {
          merchant.passed = merchant !== game.bidder;
        },
      ],
    }),
    ({ lot }) => {
      const goods = `${lot.kind} worth ${lot.value}`;
      const { bid, bidder } = game;
      if (bidder) {
        bidder.coins -= bid;
        lot.putInto(bidder.my(Shed)!);
        game.message("{{bidder}} buys {{goods}} for {{bid}}", { bidder, goods, bid });
      } else {
        lot.putInto(unsold);
        game.message("Nobody wants {{goods}}", { goods });
      }
      if (!ship.has(Lot)) game.finish(game.richest(), "sailed");
    },
  );
  // endregion

  // region: flow
  game.defineFlow(
    () => {
      ship.shuffle();
      game.announce("landed");
    },
    whileLoop({
      while: () => ship.has(Lot),
      do: [
        () => {
          game.players.sortBy("coins");
          Do.subflow("auction", { lot: ship.first(Lot) });
        },
        () => game.message("{{count}} lots are left", { count: ship.all(Lot).length }),
      ],
    }),
  );
  // endregion
});
