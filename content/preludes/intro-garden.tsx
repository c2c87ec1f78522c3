import { createGame, Game, Piece, Player, render, Space, SquareGrid } from "@boardzilla/core";

class Gardener extends Player<Garden, Gardener> {}
class Garden extends Game<Garden, Gardener> {}
class Bed extends Space<Garden> {}
class Seed extends Piece<Garden> {}

const setup = createGame(Gardener, Garden, (game) => {
  const plot = game.create(SquareGrid<Garden>, "plot", { rows: 3, columns: 3, space: Bed });
  for (const player of game.players) game.pile.createMany(5, Seed, "seed", { player });

  game.defineActions({
    plant: (player) =>
      game
        .action({ prompt: "Plant a seed" })
        .chooseOnBoard("bed", plot.all(Bed, { empty: true }))
        .do(({ bed }) => game.pile.first(Seed, { player })?.putInto(bed)),
  });

  const { eachPlayer, playerActions } = game.flowCommands;
  game.defineFlow(
    eachPlayer({
      name: "gardener",
      turns: 4,
      do: playerActions({ player: ({ gardener }) => gardener, actions: ["plant"] }),
    }),
  );
});

/* sample */
