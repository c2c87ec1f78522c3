import { Piece, Space } from "@boardzilla/core";
import { type BakeDay, type Baker, Hand, Pantry, Shelf } from "../game";

/** Decks and other hands: pieces in them are not drawn. */
const isOutOfSight = (space: Space<BakeDay>, player: Baker) =>
  ["bag", "cookbook", "village", "queue", "discard"].includes(space.name) ||
  (space instanceof Hand && space.player !== player);

// region: layout
export function layoutBoard(game: BakeDay, player: Baker) {
  const seats = game.players.length;
  game.layout("market", { area: { left: 2, top: 2, width: 46, height: 18 } });
  game.layout("street", { area: { left: 52, top: 2, width: 46, height: 18 } });
  game.layout(Pantry, { area: { left: 2, top: 22, width: 46, height: 44 }, rows: seats, gap: 1 });
  game.layout(Shelf, { area: { left: 52, top: 22, width: 46, height: 44 }, rows: seats, gap: 1 });
  game.layout(player.my(Hand)!, { area: { left: 2, top: 68, width: 76, height: 30 } });

  for (const space of game.all(Space<BakeDay>)) {
    if (isOutOfSight(space, player)) space.appearance({ render: false });
    else space.layout(Piece, { rows: 1, gap: 1 });
  }
  game.layoutControls({ element: game, left: 80, top: 68, width: 18 });
}
// endregion
