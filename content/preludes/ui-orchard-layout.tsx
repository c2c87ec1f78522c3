import { render } from "@boardzilla/core";
import { Fruit, Mat, setup } from "../preludes/ui-orchard-game";

render(setup, {
  layout: (game, player, boardSize) => {
    /* sample */
  },
});
