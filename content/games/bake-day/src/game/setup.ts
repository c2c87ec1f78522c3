// region: board
import { Space, Stack } from "@boardzilla/core";
import { customers, GOODS, recipes, visitors } from "./cards";
import { type BakeDay, Customer, Hand, Pantry, Recipe, Sack, Shelf, Visitor } from "./classes";

export type Board = ReturnType<typeof createBoard>;

export function createBoard(game: BakeDay) {
  const bag = game.create(Stack, "bag");
  for (const good of GOODS) bag.createMany(14, Sack, good, { good });
  const market = game.create(Space, "market");
  const street = game.create(Space, "street");
  const discard = game.create(Space, "discard");
  for (const space of [market, street, discard]) space.contentsWillBeShown();
  const decks = createDecks(game);

  for (const player of game.players.sortedBy("position")) {
    game.create(Pantry, "pantry", { player }).contentsWillBeShown();
    game.create(Shelf, "shelf", { player }).contentsWillBeShown();
    game.create(Hand, "hand", { player }).contentsWillBeShownToOwner();
  }
  return { bag, market, street, discard, ...decks };
}
// endregion

// region: decks
function createDecks(game: BakeDay) {
  const cookbook = game.create(Stack, "cookbook");
  for (const { name, copies, ...facts } of recipes) {
    cookbook.createMany(copies, Recipe, name, facts);
  }
  const village = game.create(Stack, "village");
  for (const { role, text, copies } of visitors) {
    village.createMany(copies, Visitor, role, { role, text });
  }
  const queue = game.create(Stack, "queue");
  for (const { copies, ...facts } of customers) {
    queue.createMany(copies, Customer, facts.wants, facts);
  }
  return { cookbook, village, queue };
}
// endregion

// region: deal
export function deal(game: BakeDay, { bag, cookbook, village, queue }: Board) {
  for (const deck of [bag, cookbook, village, queue]) deck.shuffle();
  for (const player of game.players) {
    cookbook.firstN(3, Recipe).putInto(player.my(Hand)!);
    village.firstN(2, Visitor).putInto(player.my(Hand)!);
  }
}
// endregion
