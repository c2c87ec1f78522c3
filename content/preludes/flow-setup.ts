import { createGame, Do, Game, Player } from "@boardzilla/core";
import { D6 } from "@boardzilla/core/components";

export class Roller extends Player<SnakeEyes, Roller> {
  score = 0;
}

export class SnakeEyes extends Game<SnakeEyes, Roller> {
  pot = 0;
}

export default createGame(Roller, SnakeEyes, (game) => {
  const { action } = game;
  const { playerActions, loop, eachPlayer } = game.flowCommands;

  /* sample */
});
