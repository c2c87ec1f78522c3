import { ProfileBadge, render } from "@boardzilla/core";
import { Bed, Seed, setup } from "../preludes/ui-garden-game";

render(setup, {
  layout: (game, player, boardSize) => {
    /* sample */
  },
});
