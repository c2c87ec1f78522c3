import { createGame } from "@boardzilla/core";
import { bakingActions } from "../games/bake-day/src/game/baking";
import { BakeDay, Baker, Sack } from "../games/bake-day/src/game/classes";
import { marketActions } from "../games/bake-day/src/game/market";
import { createBoard } from "../games/bake-day/src/game/setup";

export default createGame(Baker, BakeDay, (game) => {
  const { playerActions } = game.flowCommands;
  const board = createBoard(game);

  /* sample */

  game.defineFlow(
    () => board.bag.firstN(2, Sack).putInto(board.market),
    playerActions({ player: () => game.players[0], actions: ["take"] }),
  );
});
