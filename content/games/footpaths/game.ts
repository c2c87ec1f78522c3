import { createGame, Game, Piece, PieceGrid, Player, Space, Stack } from "@boardzilla/core";

export class Walker extends Player<Footpaths, Walker> {
  score = 0;
}

export class Tile extends Piece<Footpaths> {
  /** The six edges clockwise from the left end: 1 where the path leaves the tile. */
  paths: string;
  oak: boolean;
}

/** Each comes once with an oak and once without. */
const TILES = [
  ["100000", "100000", "100000", "010000", "010000", "010000", "010000"],
  ["100100", "010010", "100010", "101000", "010001", "011000", "101010"],
].flat();

/** What a walker needs who plays alone. */
export const SOLO_GOAL = 12;

export class Meadow extends PieceGrid<Footpaths> {
  /** All tiles but this one. By name: while it is being placed, the browser lays a double of it. */
  except(tile: Tile) {
    return [...this.all(Tile, (other) => other.name !== tile.name)];
  }

  // region: fit
  /** Whether a tile may lie where it is, or why not. */
  fit(tile: Tile): true | string {
    const others = this.except(tile);
    if (others.some((other) => this.isOverlapping(tile, other))) return "A tile lies there";
    const edges = others.flatMap((other) => this.adjacenciesByEdge(tile, other));
    if (edges.length === 0) return "It must touch another tile";
    return edges.every(({ from, to }) => from === to) || "Path meets path, and grass meets grass";
  }
  // endregion

  // region: path
  /** All tiles on the path of a tile, and how many loose ends that path has. */
  pathFrom(tile: Tile) {
    const path = new Set([tile]);
    let ends = 0;
    // A set also yields what is added on the way.
    for (const step of path) {
      ends += [...step.paths].filter((edge) => edge === "1").length;
      for (const next of [tile, ...this.except(tile)]) {
        if (next === step) continue;
        for (const { from } of this.adjacenciesByEdge(step, next)) {
          if (from !== "path") continue;
          path.add(next);
          ends -= 1;
        }
      }
    }
    return { path: [...path], ends };
  }
  // endregion

  /** The length of the path that a tile closes, and 1 for each pair of oaks. */
  pointsFor(tile: Tile) {
    const { path, ends } = this.pathFrom(tile);
    const oaks = this.except(tile)
      .flatMap((other) => this.adjacenciesByCell(tile, other))
      .filter(({ from, to }) => from === "O" && to === "O");
    return (ends === 0 ? path.length : 0) + oaks.length;
  }
}

export class Footpaths extends Game<Footpaths, Walker> {
  /** How many tiles will still be laid. One lies on the map from the beginning. */
  toGo() {
    const turns: number = this.setting("turns") ?? 6;
    const rounds = this.players.length === 1 ? 2 * turns : turns;
    return 1 + rounds * this.players.length - this.first(Meadow)!.all(Tile).length;
  }

  /** Whoever has the most, alone only with enough. */
  winners() {
    const best = this.players.max("score");
    if (this.players.length === 1 && best < SOLO_GOAL) return undefined;
    return [...this.players.filter(({ score }) => score === best)];
  }
}

export default createGame(Walker, Footpaths, (game) => {
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  // region: setup
  const deck = game.create(Stack, "deck");
  const market = game.create(Space, "market");
  const map = game.create(Meadow, "map", { rows: 5, columns: 6, extendableGrid: true });
  for (const space of [market, map]) space.contentsWillBeShown();
  for (const [index, paths] of [...TILES, ...TILES].entries()) {
    const oak = index < TILES.length;
    const tile = deck.create(Tile, `tile${index}`, { paths, oak });
    const a = oak ? "O" : "a";
    const [left, aUp, bUp, right, bDown, aDown] = [...paths].map((edge) =>
      edge === "1" ? "path" : "grass",
    );
    tile.setShape(`${a}b`);
    tile.setEdges({ [a]: { left, up: aUp, down: aDown }, b: { up: bUp, right, down: bDown } });
  }
  // endregion

  // region: action
  game.defineActions({
    lay: (player) =>
      game
        .action({ prompt: "Choose a tile", description: "laying a tile" })
        .chooseOnBoard("tile", () => market.all(Tile), { skipIf: "never" })
        .placePiece("tile", map, {
          prompt: "Lay it on the map",
          rotationChoices: [0, 90, 180, 270],
          validate: ({ tile }) => map.fit(tile),
          confirm: ["Lay it for {{points}}", ({ tile }) => ({ points: map.pointsFor(tile) })],
        })
        .do(({ tile }) => {
          player.score += map.pointsFor(tile);
          const { path, ends } = map.pathFrom(tile);
          if (ends === 0) for (const step of path) step.player = player;
          if (game.toGo() === 0) game.finish(game.winners(), "home");
        })
        .message("{{player}} lays a tile and has {{score}}", () => ({ score: player.score })),
  });
  // endregion

  game.defineFlow(
    () => {
      deck.shuffle();
      deck.first(Tile)!.putInto(map, { row: 3, column: 3 });
    },
    loop(
      eachPlayer({
        name: "turn",
        do: [
          // Not in the action: browsers run that at once, and do not know what comes off the deck.
          () => deck.firstN(3 - market.all(Tile).length, Tile).putInto(market),
          playerActions({ player: ({ turn }) => turn, actions: ["lay"] }),
        ],
      }),
    ),
  );
});
