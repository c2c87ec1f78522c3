import { createGame, Do, Game, Player } from "@boardzilla/core";
import { D6 } from "@boardzilla/core/components";

export class Roller extends Player<SnakeEyes, Roller> {
  score = 0;
  stake = 0;
}

export class SnakeEyes extends Game<SnakeEyes, Roller> {
  pot = 0;
  best = 0;
  tied: Roller[] = [];

  leaders() {
    const most = this.players.max("score");
    return [...this.players.filter((player) => player.score === most)];
  }
}

export default createGame(Roller, SnakeEyes, (game) => {
  const { action } = game;
  const {
    playerActions,
    loop,
    whileLoop,
    forLoop,
    forEach,
    eachPlayer,
    everyPlayer,
    ifElse,
    switchCase,
  } = game.flowCommands;
  const die = game.create(D6, "die");

  game.defineActions({
    roll: () =>
      action({ prompt: "Roll" })
        .do(() => {
          die.roll();
          game.pot = die.current === 1 ? 0 : game.pot + die.current;
        })
        .message("{{player}} rolls {{face}}", () => ({ face: die.current })),
    bank: (player) =>
      action({ prompt: "Bank the pot", condition: game.pot > 0 }).do(() => {
        player.score += game.pot;
        game.pot = 0;
      }),
    stake: (player) =>
      action({ prompt: "Stake points" })
        .chooseNumber("points", { min: 0, max: Math.min(3, player.score) })
        .do(({ points }) => {
          player.score -= points;
          player.stake = points;
        }),
    double: (player) =>
      action({
        prompt: "Double the stake",
        condition: player.stake > 0 && player.score >= player.stake,
      }).do(() => {
        player.score -= player.stake;
        player.stake *= 2;
      }),
    heckle: () =>
      action({ prompt: "Heckle", condition: game.pot > 1 }).do(() => {
        game.pot -= 1;
      }),
    comfort: (player) =>
      action({ prompt: "Take a consolation point" }).do(() => {
        player.score += 1;
      }),
    rollOff: () =>
      action({ prompt: "Roll for the tie" }).do(() => {
        die.roll();
      }),
  });

  /* sample */
});
