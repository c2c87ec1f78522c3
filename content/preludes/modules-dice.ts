import { createGame, Game, Player } from "@boardzilla/core";
import { D6 } from "@boardzilla/core/components";

class Digger extends Player<LuckyCellar, Digger> {}

class LuckyCellar extends Game<LuckyCellar, Digger> {}

export default createGame(Digger, LuckyCellar, (game) => {
  const { action } = game;
  const { playerActions, eachPlayer } = game.flowCommands;
  game.createMany(2, D6, "die");

  game.defineActions({/* sample */});

  game.defineFlow(
    eachPlayer({
      name: "turn",
      do: playerActions({ player: ({ turn }) => turn, actions: ["rollBoth"] }),
    }),
  );
});
