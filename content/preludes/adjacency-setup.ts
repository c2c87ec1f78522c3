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

  /* sample */

  game.defineActions({
    rest: () => action({ prompt: "Rest" }),
  });

  game.defineFlow(
    eachPlayer({
      name: "turn",
      do: playerActions({ player: ({ turn }) => turn, actions: ["rest"] }),
    }),
  );
});
