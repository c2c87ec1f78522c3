// region: index
import { createGame } from "@boardzilla/core";
import { bakingActions, bakingPhase } from "./baking";
import { BakeDay, Baker } from "./classes";
import { marketActions, marketPhase } from "./market";
import { saleActions, salePhase } from "./sale";
import { type Board, createBoard, deal } from "./setup";
import { defineBarter, visitorActions } from "./visitors";

export * from "./classes";

export default createGame(Baker, BakeDay, (game) => {
  const board = createBoard(game);

  game.defineActions({
    ...marketActions(game, board),
    ...bakingActions(game, board),
    ...saleActions(game, board),
    ...visitorActions(game, board),
  });

  defineBarter(game);
  defineMainFlow(game, board);
});
// endregion

// region: flow
function defineMainFlow(game: BakeDay, board: Board) {
  const { forLoop } = game.flowCommands;
  const days: number = game.setting("days") ?? 3;

  game.defineFlow(
    () => deal(game, board),
    forLoop({
      name: "day",
      initial: 1,
      next: (day) => day + 1,
      while: (day) => day <= days,
      do: [...marketPhase(game, board), ...bakingPhase(game), ...salePhase(game, board)],
    }),
    () => {
      const best = game.players.max("coins");
      game.finish([...game.players.filter(({ coins }) => coins === best)]);
    },
  );
}
// endregion
