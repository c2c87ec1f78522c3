import {
  ConnectedSpaceMap,
  createGame,
  Game,
  HexGrid,
  Piece,
  PieceGrid,
  Player,
  Space,
  SquareGrid,
} from "@boardzilla/core";

export class Ranger extends Player<Valley, Ranger> {}

export class Valley extends Game<Valley, Ranger> {}

export class Field extends Space<Valley> {
  terrain: "grass" | "lake" = "grass";
}

export class Hut extends Space<Valley> {}

export class Scout extends Piece<Valley> {}

export class Path extends Piece<Valley> {}

export default createGame(Ranger, Valley, (game) => {
  const { action } = game;
  const { playerActions, eachPlayer } = game.flowCommands;

  const meadow = game.create(SquareGrid, "meadow", { rows: 8, columns: 8, space: Field });
  const trails = game.create(ConnectedSpaceMap, "trails");
  const [lodge, mill, ford, peak] = ["lodge", "mill", "ford", "peak"].map((name) =>
    trails.create(Hut, name),
  );
  trails.connect(lodge, mill);
  trails.connect(mill, ford, 2);
  trails.connect(ford, peak, 3);
  trails.connect(peak, ford, 1);
  const ground = game.create(PieceGrid, "ground", { rows: 5, columns: 5 });
  ground.create(Path, "start", { column: 3, row: 3 }).setEdges({ left: "path", right: "path" });
  const supply = game.create(Space, "supply");
  for (const path of supply.createMany(4, Path, "path")) {
    path.setEdges({ left: "path", right: "path", up: "grass", down: "grass" });
  }
  for (const player of game.players.sortedBy("position")) {
    const field = meadow.first(Field, { column: player.position, row: 1 })!;
    field.create(Scout, "scout", { player });
  }

  game.defineActions({
    rest: () => action({ prompt: "Rest" }),
    /* sample */
  });

  game.defineFlow(
    eachPlayer({
      name: "turn",
      do: playerActions({ player: ({ turn }) => turn, actions: ["rest"] }),
    }),
  );
});
