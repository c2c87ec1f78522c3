import { createGame, Game, Player } from "@boardzilla/core";

export class Herder extends Player<Stampede, Herder> {}

export class Stampede extends Game<Stampede, Herder> {}

export default createGame(Herder, Stampede, (game) => {
  const { loop, playerActions } = game.flowCommands;

  game.defineActions({
    wait: () => game.action({ prompt: "Wait" }),
  });

  game.defineFlow(
    loop(playerActions({ player: () => game.players[0], skipIf: "never", actions: ["wait"] })),
  );
});
