import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class Gardener extends Player<GardenRow, Gardener> {}

export class Plot extends Space<GardenRow> {}

export class Seed extends Piece<GardenRow> {}

/* sample */

export default createGame(Gardener, GardenRow, (game) => {
  const { playerActions, loop } = game.flowCommands;

  game.create(SquareGrid, "garden", { rows: 3, columns: 3, space: Plot });
  game.pile.createMany(9, Seed, "seed", { player: game.players[0] });

  game.defineActions({
    sow: (player) =>
      game
        .action({ prompt: "Sow a seed" })
        .chooseOnBoard("plot", game.all(Plot, { empty: true }))
        .do(({ plot }) => {
          game.pile.first(Seed, { player })?.putInto(plot);
          if (game.hasRow(player)) game.finish(player);
        }),
  });
  game.defineFlow(loop(playerActions({ player: () => game.players[0], actions: ["sow"] })));
});
