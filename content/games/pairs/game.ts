import { createGame, Do, Game, Piece, Player, Space, Stack } from "@boardzilla/core";

export const MOTIFS = "sun moon star heart drop leaf fish house boat key bell mushroom".split(" ");

export class Collector extends Player<Pairs, Collector> {
  pairs() {
    return this.allMy(Tile).length;
  }
}

/** Its name is its motif, and so nobody receives it while the tile lies face down. */
export class Tile extends Piece<Pairs> {}

/** Where a player keeps one tile of each pair. */
export class Shelf extends Space<Pairs> {}

export class Pairs extends Game<Pairs, Collector> {
  faceUp() {
    return this.first("table")!.all(Tile, (tile) => tile.isVisible());
  }

  leaders() {
    const most = Math.max(...this.players.map((player) => player.pairs()));
    return this.players.filter((player) => player.pairs() === most);
  }
}

export default createGame(Collector, Pairs, (game) => {
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  const box = game.create(Stack, "box");
  for (const motif of MOTIFS.slice(0, game.setting("pairs") ?? 10)) box.createMany(2, Tile, motif);
  const table = game.create(Space, "table");
  for (const player of game.players.sortedBy("position")) game.create(Shelf, "shelf", { player });

  // region: settle
  /** Compares the two tiles that are face up; `tile` is the one turned over last. */
  function settle(player: Collector, tile: Tile) {
    const pair = game.faceUp();
    game.addDelay(); // now both are face up, and everybody shall see that
    if (!pair.areAllEqual("name")) {
      pair.hideFromAll();
      return;
    }
    pair.putInto(player.my(Shelf)!);
    // The second move of the same tile, and so the toolkit adds this delay by itself. It is the tile
    // turned over first: the other one is still an argument of the step, and must not be in the pile.
    pair.filter((each) => each !== tile).remove();
    game.message("{{player}} has found the pair “{{motif}}”", { player, motif: tile.name });
    if (!table.has(Tile)) game.finish(game.leaders(), "tally");
    else if (game.setting("again") ?? true) Do.repeat();
  }
  // endregion

  // region: flip
  game.defineActions({
    flip: (player) =>
      game
        .action({ description: "turning over a tile" })
        .chooseOnBoard("tile", () => table.all(Tile, (tile) => !tile.isVisible()))
        .do(({ tile }) => {
          tile.showToAll();
          if (game.faceUp().length === 2) settle(player, tile);
        }),
  });
  // endregion

  // region: flow
  game.defineFlow(
    () => {
      box.shuffle();
      box
        .all(Tile)
        .forEach((tile, index) =>
          tile.putInto(table, { row: 1 + (index % 4), column: 1 + Math.floor(index / 4) }),
        );
    },
    loop(
      eachPlayer({
        name: "turn",
        do: [
          playerActions({
            name: "first",
            player: ({ turn }) => turn,
            prompt: "Turn over a tile",
            actions: ["flip"],
          }),
          playerActions({
            name: "second",
            player: ({ turn }) => turn,
            prompt: "Find its twin",
            actions: ["flip"],
          }),
        ],
      }),
    ),
  );
  // endregion
});
