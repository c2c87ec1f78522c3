import { createGame, Game, Piece, Player, render, Space } from "@boardzilla/core";

class Card extends Piece<Game> {}

const setup = createGame(Player, Game, (game) => {
  const table = game.create(Space, "table");
  table.create(Card, "iguanodon");
});

/* sample */
