import {
  ConnectedSpaceMap,
  createGame,
  Game,
  HexGrid,
  Piece,
  Player,
  Space,
  union,
} from "@boardzilla/core";

export class RoadPlayer extends Player<RoadGame, RoadPlayer> {
  steps = 3;
}

export class RoadGame extends Game<RoadGame, RoadPlayer> {}

export class Field extends Space<RoadGame> {}
export class Town extends Space<RoadGame> {}
export class Cart extends Piece<RoadGame> {}

export default createGame(RoadPlayer, RoadGame, (game) => {
  const { action } = game;
  const { playerActions, eachPlayer, loop } = game.flowCommands;

  const meadow = game.create(HexGrid<RoadGame>, "meadow", { rows: 5, columns: 5, space: Field });

  const roads = game.create(ConnectedSpaceMap<RoadGame>, "roads");
  const [harbor, mill, quarry, abbey] = ["harbor", "mill", "quarry", "abbey"].map((name) =>
    roads.create(Town, name),
  );
  roads.connect(harbor, mill, 1);
  roads.connect(mill, quarry, 2);
  roads.connect(quarry, abbey, 2);
  for (const player of game.players.sortedBy("position")) {
    harbor.create(Cart, "cart", { player });
  }

  /* sample */
});
