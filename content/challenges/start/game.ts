import { createGame, Game, Player } from "@boardzilla/core";

export class Gardener extends Player<Garden, Gardener> {}

export class Garden extends Game<Garden, Gardener> {}

export default createGame(Gardener, Garden, (game) => {
  const { loop, playerActions } = game.flowCommands;

  game.defineActions({
    wait: () => game.action({ prompt: "Wait" }),
  });

  game.defineFlow(
    loop(playerActions({ player: () => game.players[0], skipIf: "never", actions: ["wait"] })),
  );
});
