import { createGame, Game, Piece, Player, Space, SquareGrid } from "@boardzilla/core";

export class GardenPlayer extends Player<FlowerBeds, GardenPlayer> {}

export class FlowerBeds extends Game<FlowerBeds, GardenPlayer> {
  /** Whether `player` fills a row, a column or a diagonal of the garden. */
  hasRow(player: GardenPlayer): boolean {
    const mine = this.all(Bed).filter((bed) => bed.first(Seed)?.player === player);
    const lines = [
      ...[1, 2, 3].map((row) => mine.filter((bed) => bed.row === row)),
      ...[1, 2, 3].map((column) => mine.filter((bed) => bed.column === column)),
      mine.filter((bed) => bed.row === bed.column),
      mine.filter((bed) => bed.row! + bed.column! === 4),
    ];
    return lines.some((line) => line.length === 3);
  }
}

export class Bed extends Space<FlowerBeds> {}

export class Seed extends Piece<FlowerBeds> {}

export const setup = createGame(GardenPlayer, FlowerBeds, (game) => {
  const { action } = game;
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  const garden = game.create(SquareGrid<FlowerBeds>, "garden", {
    rows: 3,
    columns: 3,
    space: Bed,
  });
  for (const player of game.players.sortedBy("position")) {
    const bag = game.create(Space, "bag", { player });
    bag.createMany(5, Seed, "seed", { player });
  }

  game.defineActions({
    plant: (player) =>
      action({ prompt: "Choose a bed", description: "choosing a bed" })
        .chooseOnBoard("bed", garden.all(Bed, { empty: true }))
        .do(({ bed }) => player.my("bag")?.first(Seed)?.putInto(bed))
        .message("{{player}} plants a seed", { player }),
  });

  game.defineFlow(
    loop(
      eachPlayer({
        name: "gardener",
        do: [
          playerActions({
            name: "planting",
            player: ({ gardener }) => gardener,
            actions: ["plant"],
          }),
          ({ gardener }) => {
            if (game.hasRow(gardener)) game.finish(gardener);
            else if (garden.all(Bed, { empty: true }).length === 0) game.finish();
          },
        ],
      }),
    ),
  );
});
