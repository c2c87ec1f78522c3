import { createGame, Do, Game, Player, Space } from "@boardzilla/core";
import { D6 } from "@boardzilla/core/components";

export const ROUNDS = 5;

export class Charmer extends Player<SnakeEyes, Charmer> {
  score = 0;
}

export class SnakeEyes extends Game<SnakeEyes, Charmer> {
  /** What the roller may still lose. */
  pot = 0;
  turnsTaken = 0;

  /** Dice that show a one. */
  ones() {
    return this.all(D6, { current: 1 });
  }

  // region: end
  endTurn() {
    this.pot = 0;
    this.turnsTaken += 1;
    if (this.turnsTaken < ROUNDS * this.players.length) return;
    const best = this.players.max("score");
    this.finish(
      this.players.filter(({ score }) => score === best),
      "nightfall",
    );
  }
  // endregion
}

export default createGame(Charmer, SnakeEyes, (game) => {
  const { eachPlayer, loop, playerActions } = game.flowCommands;

  const twoDice: boolean = game.setting("twoDice") ?? true;
  game.create(Space, "head").createMany(twoDice ? 2 : 1, D6, "die", { current: 6 });

  // region: actions
  game.defineActions({
    roll: (player) =>
      game
        .action({ prompt: "Roll" })
        .do(() => {
          for (const die of game.all(D6)) die.roll();
        })
        .message("{{player}} rolls {{faces}}", () => ({
          faces: game.all(D6).map(({ current }) => current),
        }))
        .do(() => {
          const ones = game.ones().length;
          if (ones === 0) {
            game.pot += game.all(D6).sum("current");
            return;
          }
          if (ones === 2) player.score = 0;
          const loss = ones === 2 ? "everything" : `${game.pot}`;
          game.message("The snake bites, and {{player}} loses {{loss}}", { player, loss });
          game.endTurn();
        }),

    bank: (player) =>
      game
        .action({ prompt: `Bank ${game.pot}`, condition: game.pot > 0 })
        .message("{{player}} banks {{pot}}", () => ({ pot: game.pot }))
        .do(() => {
          player.score += game.pot;
          game.endTurn();
        }),
  });
  // endregion

  // region: flow
  game.defineFlow(
    loop(
      eachPlayer({
        name: "turn",
        do: loop(
          playerActions({
            player: ({ turn }) => turn,
            description: "pushing their luck",
            skipIf: "never",
            actions: [
              {
                name: "roll",
                do: () => {
                  if (game.ones().length > 0) Do.break();
                },
              },
              { name: "bank", do: Do.break },
            ],
          }),
        ),
      }),
    ),
  );
  // endregion
});
