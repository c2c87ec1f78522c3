import { render, type Space } from "@boardzilla/core";
import { Fruit, Mat, type Orchard, setup } from "../preludes/ui-orchard-game";

render(setup, {
  layout: (game, player, boardSize) => {
    /* sample */
  },
});
