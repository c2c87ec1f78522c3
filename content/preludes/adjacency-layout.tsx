import { createGame, Game, HexGrid, Player, render, Space } from "@boardzilla/core";

class Ranger extends Player<Valley, Ranger> {}

class Valley extends Game<Valley, Ranger> {}

class Field extends Space<Valley> {}

const setup = createGame(Ranger, Valley, (game) => {
  const { eachPlayer, playerActions } = game.flowCommands;

  game.create(HexGrid<Valley>, "hills", { rows: 5, columns: 5, shape: "hex", space: Field });

  game.defineActions({ rest: () => game.action({ prompt: "Rest" }) });
  game.defineFlow(
    eachPlayer({
      name: "turn",
      do: playerActions({ player: ({ turn }) => turn, actions: ["rest"] }),
    }),
  );
});

render(setup, {
  layout: (game, player, boardSize) => {
    /* sample */
  },
});
