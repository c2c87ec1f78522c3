import { ConnectedSpaceMap, createGame, Game, Player, render, Space } from "@boardzilla/core";

class Courier extends Player<Valley, Courier> {}

class Valley extends Game<Valley, Courier> {}

class Town extends Space<Valley> {}

const setup = createGame(Courier, Valley, (game) => {
  const { action } = game;
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  const map = game.create(ConnectedSpaceMap, "map");
  const [ford, mill, abbey, pass] = ["Ford", "Mill", "Abbey", "Pass"].map((name) =>
    map.create(Town, name),
  );
  map.connect(ford, mill, 1);
  map.connect(mill, abbey, 2);
  map.connect(mill, pass, 3);

  game.defineActions({
    wait: (player) => action({ prompt: "Wait here" }).message("{{player}} waits", { player }),
  });
  game.defineFlow(
    loop(
      eachPlayer({
        name: "courier",
        do: playerActions({ player: ({ courier }) => courier, actions: ["wait"] }),
      }),
    ),
  );
});

render(setup, {
  layout: (game, player, boardSize) => {
    /* sample */
  },
});
