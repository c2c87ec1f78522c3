import { createGame, Game, HexGrid, Piece, Player, Space } from "@boardzilla/core";

export class Ranger extends Player<Valley, Ranger> {}

export class Valley extends Game<Valley, Ranger> {}

export class Field extends Space<Valley> {}

export class Tile extends Piece<Valley> {}

export default createGame(Ranger, Valley, (game) => {
  const { action } = game;
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  const hills = game.create(HexGrid, "hills", { rows: 5, columns: 5, space: Field });
  hills.first(Field, { column: 3, row: 3 })!.create(Tile, "start");
  const tray = game.create(Space, "tray");
  tray.createMany(4, Tile, "tile");

  game.defineActions({/* sample */});

  game.defineFlow(
    loop(
      eachPlayer({
        name: "turn",
        do: playerActions({ player: ({ turn }) => turn, actions: ["lay"] }),
      }),
    ),
  );
});
