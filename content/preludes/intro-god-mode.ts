import { createGame, Game, Piece, Player, Space } from "@boardzilla/core";

class Digger extends Player<DigSite, Digger> {}
class DigSite extends Game<DigSite, Digger> {}
class Bone extends Piece<DigSite> {}

export default createGame(Digger, DigSite, (game) => {
  const heap = game.create(Space<DigSite>, "heap");
  heap.createMany(12, Bone, "bone");

  /* sample */
});
