// region: render
import { numberSetting, render } from "@boardzilla/core";
import setup from "../game";
import { layoutBoard } from "./board";
import { drawCards } from "./cards";
import { drawShops } from "./shops";

render(setup, {
  settings: { days: numberSetting("Days", 1, 5, 3) },
  boardSizes: [{ name: "table", aspectRatio: 8 / 5 }],
  layout: (game, player) => {
    game.disableDefaultAppearance();
    layoutBoard(game, player);
    drawShops(game);
    drawCards(game);
  },
});
// endregion
