import { createGame, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

export type Ware = "fish" | "timber" | "spice";

/** What a crate counts for when a contract is paid. */
export const WORTH: Record<Ware, number> = { fish: 1, timber: 2, spice: 3 };
export const WARES = Object.keys(WORTH) as Ware[];

const HANDS = 3;
const ROOM = 10;

// region: player
export class Docker extends Player<Dockhands, Docker> {
  coins = 0;

  crates(ware: Ware) {
    return this.my(Mat)!.all(Crate, { ware });
  }

  worth() {
    return WARES.reduce((sum, ware) => sum + this.crates(ware).length * WORTH[ware], 0);
  }

  /** Takes crates, as far as the stock has them and the mat has room. */
  gain(ware: Ware, amount: number) {
    const mat = this.my(Mat)!;
    const room = ROOM - mat.all(Crate).length;
    this.game.first("stock")!.firstN(Math.min(amount, room), Crate, { ware }).putInto(mat);
  }

  spend(ware: Ware, amount: number) {
    this.my(Mat)!.firstN(amount, Crate, { ware }).putInto(this.game.first("stock")!);
  }
}
// endregion

/** A player's own board, with crates and the dockhands at home. */
export class Mat extends Space<Dockhands> {}

/** A player's contracts, which only the player reads. */
export class Desk extends Space<Dockhands> {}

export class Dockhand extends Piece<Dockhands> {}

export class Crate extends Piece<Dockhands> {
  ware: Ware;
}

export class Contract extends Piece<Dockhands> {
  size: "small" | "large";
  ware: Ware;
  cost: number;
  pay: number;
}

// region: spot
export class Spot extends Space<Dockhands> {
  kind: "goods" | "trade" | "office" | "lighthouse";
  capacity = 1;
  ware?: Ware;
  amount = 0;

  isFree() {
    return this.all(Dockhand).length < this.capacity;
  }
}
// endregion

const SPOTS: Record<string, Partial<Spot>> = {
  "Fish hall": { kind: "goods", ware: "fish", amount: 3, capacity: 3 },
  Sawmill: { kind: "goods", ware: "timber", amount: 2, capacity: 2 },
  "Spice boat": { kind: "goods", ware: "spice", amount: 2 },
  Warehouse: { kind: "trade", amount: 2 },
  Office: { kind: "office", capacity: 3 },
  Lighthouse: { kind: "lighthouse", amount: 2 },
};

export class Dockhands extends Game<Dockhands, Docker> {
  day = 0;
  starter?: Docker;
}

export default createGame(Docker, Dockhands, (game) => {
  const { eachPlayer, forEach, forLoop, playerActions, switchCase } = game.flowCommands;
  const days: number = game.setting("days") ?? 5;
  Contract.revealWhenHidden("size"); // a card's back tells its deck

  for (const [name, attributes] of Object.entries(SPOTS)) game.create(Spot, name, attributes);
  const stock = game.create(Space, "stock");
  for (const ware of WARES) stock.createMany(16, Crate, ware, { ware });
  const pier = game.create(Space, "pier");
  const ledger = game.create(Space, "ledger");
  for (const space of [pier, ledger]) space.contentsWillBeShown();
  for (const size of ["small", "large"] as const) {
    const deck = game.create(Stack, size);
    for (const ware of WARES) {
      for (const cost of size === "small" ? [4, 5, 6] : [9, 10, 11]) {
        const pay = cost + (size === "small" ? 4 : 5);
        deck.create(Contract, "contract", { size, ware, cost, pay });
      }
    }
  }
  for (const player of game.players.sortedBy("position")) {
    const mat = game.create(Mat, "mat", { player });
    mat.create(Desk, "desk", { player }).contentsWillBeShownToOwner();
    mat.createMany(HANDS, Dockhand, "dockhand", { player });
  }

  // region: actions
  game.defineActions({
    send: (player) =>
      game
        .action({
          prompt: "Send a dockhand to a free spot",
          description: "sending a dockhand",
          condition: player.my(Mat)!.has(Dockhand),
        })
        .chooseOnBoard("spot", () => game.all(Spot, (spot) => spot.isFree()))
        .do(({ spot }) => player.my(Mat)!.first(Dockhand)!.putInto(spot))
        .message("{{player}} sends a dockhand to the {{spot}}"),

    draw: (player) =>
      game
        .action({ prompt: "Take a small or a large contract", description: "taking a contract" })
        .chooseOnBoard("deck", () => game.all(Stack, (deck) => !deck.isEmpty()))
        .do(({ deck }) => deck.first(Contract)!.putInto(player.my(Desk)!)),

    take: (player) =>
      game
        .action<{ amount: number }>({ prompt: "Choose a ware", description: "choosing a ware" })
        .chooseFrom("ware", () => WARES.filter((ware) => stock.has(Crate, { ware })))
        .do(({ ware, amount }) => player.gain(ware, amount))
        .message("{{player}} takes {{ware}}"),

    deliver: (player) => {
      const upTo = (ware: Ware): ["number", object] => [
        "number",
        {
          min: 0,
          max: player.crates(ware).length,
          initial: 0,
          prompt: `${ware} (${WORTH[ware]})`,
        },
      ];
      return game
        .action({ prompt: "Deliver a contract", description: "delivering" })
        .chooseOnBoard("contract", () => player.my(Desk)!.all(Contract), {
          skipIf: "never",
          validate: ({ contract }) =>
            (player.worth() >= contract.cost && player.crates(contract.ware).length > 0) ||
            "You lack goods for it",
        })
        .chooseGroup(
          { fish: upTo("fish"), timber: upTo("timber"), spice: upTo("spice") },
          {
            validate: ({ contract, ...paid }) =>
              (paid[contract.ware] > 0 &&
                WARES.reduce((sum, ware) => sum + paid[ware] * WORTH[ware], 0) >= contract.cost) ||
              `Goods worth ${contract.cost}, with ${contract.ware}`,
          },
        )
        .do(({ contract, ...paid }) => {
          for (const ware of WARES) player.spend(ware, paid[ware]);
          contract.player = player;
          contract.putInto(pier);
          if (contract.size === "large") {
            game.followUp({ name: "take", player, args: { amount: 1 } });
          }
        })
        .message("{{player}} delivers for {{pay}}", ({ contract }) => ({ pay: contract.pay }));
    },

    settle: () =>
      game.action({ prompt: "Close the books" }).do(() => {
        const best = game.players.max("coins");
        game.finish([...game.players.filter(({ coins }) => coins === best)], "closed");
      }),
  });
  // endregion

  // region: flow
  const sendHands = eachPlayer({
    name: "sender",
    startingPlayer: () => game.starter ?? game.players[0],
    turns: HANDS,
    do: playerActions({
      player: ({ sender }) => sender,
      continueIfImpossible: true, // all spots may be taken
      actions: [
        {
          name: "send",
          do: switchCase({
            switch: ({ send }) => send.spot.kind,
            cases: [
              {
                eq: "goods",
                do: ({ sender, send }) => sender.gain(send.spot.ware, send.spot.amount),
              },
              {
                eq: "trade",
                do: playerActions({
                  player: ({ sender }) => sender,
                  continueIfImpossible: true,
                  actions: [{ name: "take", args: ({ send }) => ({ amount: send.spot.amount }) }],
                }),
              },
              {
                eq: "office",
                do: playerActions({
                  player: ({ sender }) => sender,
                  continueIfImpossible: true,
                  actions: ["draw"],
                }),
              },
              {
                eq: "lighthouse",
                do: ({ sender, send }) => {
                  sender.coins += send.spot.amount;
                  game.starter = sender;
                },
              },
            ],
          }),
        },
      ],
    }),
  });

  game.defineFlow(
    () => game.all(Stack).forEach((deck) => deck.shuffle()),
    forLoop({
      name: "day",
      initial: 1,
      next: (day) => day + 1,
      while: (day) => day <= days,
      do: [
        ({ day }) => {
          game.day = day;
          for (const hand of game.all(Spot).all(Dockhand)) hand.putInto(hand.player!.my(Mat)!);
        },
        sendHands,
        eachPlayer({
          name: "seller",
          startingPlayer: () => game.starter ?? game.players[0],
          do: playerActions({
            player: ({ seller }) => seller,
            actions: ["deliver"],
            repeatUntil: "Done for today",
          }),
        }),
        forEach({
          name: "contract",
          collection: () => pier.all(Contract),
          do: ({ contract }) => {
            contract.player.coins += contract.pay;
            contract.putInto(ledger);
          },
        }),
      ],
    }),
    // An action, because only there `finish` gives a single announcement. The browser takes it.
    playerActions({ player: () => game.players[0], actions: ["settle"] }),
  );
  // endregion
});
