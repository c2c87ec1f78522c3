import { createGame, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

export class Grower extends Player<Orchard, Grower> {
  /** What the fruit in this player's orchard is worth. */
  score(): number {
    return this.my("orchard")!.all(Fruit).sum("value");
  }
}

export class Orchard extends Game<Orchard, Grower> {
  season = 1;
}

export class Mat extends Space<Orchard> {}

export class Fruit extends Piece<Orchard> {
  kind: "apple" | "pear" | "plum";
  value: number;
  ripe = false;
}

export const setup = createGame(Grower, Orchard, (game) => {
  const { action } = game;
  const { eachPlayer, playerActions, whileLoop } = game.flowCommands;

  const deck = game.create(Stack, "deck");
  for (const kind of ["apple", "pear", "plum"] as const) {
    deck.createMany(8, Fruit, kind, (i) => ({ kind, value: i }));
  }
  const stall = game.create(Space, "stall");
  stall.contentsWillBeShown();
  for (const player of game.players.sortedBy("position")) {
    const mat = game.create(Mat, "mat", { player });
    const hand = mat.create(Space, "hand", { player });
    hand.contentsWillBeShownToOwner();
    const orchard = mat.create(Space, "orchard", { player });
    orchard.contentsWillBeShown();
  }

  game.defineActions({
    take: (player) =>
      action({ prompt: "Take a fruit from the stall", description: "choosing from the stall" })
        .chooseOnBoard("fruit", stall.all(Fruit))
        .do(({ fruit }) => {
          fruit.putInto(player.my("hand")!);
          deck.first(Fruit)?.putInto(stall);
        })
        .message("{{player}} takes a fruit", { player }),
    plant: (player) =>
      action({ prompt: "Plant a fruit" })
        .chooseOnBoard("fruit", player.my("hand")!.all(Fruit))
        .move("fruit", player.my("orchard")!)
        .message("{{player}} plants {{fruit}}", { player }),
  });

  game.defineFlow(
    () => {
      deck.shuffle();
      for (const player of game.players) deck.firstN(3, Fruit).putInto(player.my("hand")!);
      deck.firstN(5, Fruit).putInto(stall);
    },
    whileLoop({
      while: () => deck.has(Fruit),
      do: [
        eachPlayer({
          name: "grower",
          do: playerActions({
            name: "turn",
            player: ({ grower }) => grower,
            actions: ["take", "plant"],
          }),
        }),
        () => {
          game.season += 1;
        },
      ],
    }),
    () => game.finish(game.players.withHighest((player) => player.score())),
  );
});
