import { createGame, Game, HexGrid, Player, Space } from "@boardzilla/core";

export class Surveyor extends Player<Ridge, Surveyor> {}

/** A part of the map; whoever raises a peak here becomes its `player`. */
export class Cell extends Space<Ridge> {}

const SIZES: Record<string, number> = { small: 5, medium: 7, large: 9 };

export class Ridge extends Game<Ridge, Surveyor> {
  // region: ridge
  /** Connected peaks that join both sides of the player, if there are such. */
  ridgeOf(player: Surveyor) {
    const across = player.position === 1 ? "column" : "row";
    const ridge = new Set<Cell>(this.all(Cell, { player, [across]: 1 }));
    // A set goes on to what is added to it on the way.
    for (const peak of ridge) {
      for (const next of peak.adjacencies(Cell, { player })) ridge.add(next);
    }
    const end = this.first(HexGrid)!.rows;
    if ([...ridge].some((peak) => peak[across] === end)) return ridge;
  }
  // endregion
}

export default createGame(Surveyor, Ridge, (game) => {
  const { eachPlayer, ifElse, loop, playerActions } = game.flowCommands;

  const size = SIZES[game.setting("size") ?? "medium"];
  const map = game.create(HexGrid, "map", {
    rows: size,
    columns: size,
    space: Cell,
    shape: "rhomboid",
    axes: "east-by-southeast",
  });

  // region: actions
  game.defineActions({
    raise: (player) =>
      game
        .action({ prompt: "Raise a peak", description: "raising a peak" })
        .chooseOnBoard("cell", () => map.all(Cell, ({ player }) => !player))
        .do(({ cell }) => {
          cell.player = player;
          if (game.ridgeOf(player)) game.finish(player, "joined");
        })
        .message("{{player}} raises a peak in row {{row}}, column {{column}}", ({ cell }) => ({
          row: cell.row!,
          column: cell.column!,
        })),

    swap: (player) =>
      game
        .action({ prompt: "Take it over" })
        .do(() => {
          const peak = map.first(Cell, ({ player }) => !!player)!;
          const mirrored = map.first(Cell, { row: peak.column, column: peak.row })!;
          peak.player = undefined;
          mirrored.player = player;
        })
        .message("{{player}} takes over the first peak, mirrored"),
  });
  // endregion

  // region: flow
  const [first, second] = [() => game.players[0], () => game.players[1]];
  game.defineFlow(
    playerActions({ player: first, actions: ["raise"] }),
    ifElse({
      if: () => (game.setting("swap") ?? true) === true,
      do: playerActions({ player: second, actions: ["raise", "swap"] }),
      else: playerActions({ player: second, actions: ["raise"] }),
    }),
    loop(
      eachPlayer({
        name: "turn",
        do: playerActions({ player: ({ turn }) => turn, actions: ["raise"] }),
      }),
    ),
  );
  // endregion
});
