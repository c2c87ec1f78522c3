import type { AnyTable, Anything } from "../../tests/samples/runs";

// Reads the table of Night Market, the game of the recipes.

/** An action: a player sells a card of the hand. */
export const SELL = `sell: (player) =>
  game.action({ prompt: "Sell" }).chooseOnBoard("card", player.my(Hand).all(Card)).do(({ card }) => {
    player.coins += card.value;
    card.putInto(discard);
  }),`;

/** The cards in a space of a seat, as the engine or as another seat knows them. */
export const cardsOf = (
  table: AnyTable,
  seat: number,
  { space = "hand", seenBy }: { space?: string; seenBy?: number } = {},
): Anything[] => {
  const game = seenBy === undefined ? table.game() : table.seenBy(seenBy);
  return [...game.players.atPosition(seat).my(space).all(table.module.Card)];
};
/** The cards in a space that belongs to nobody. */
export const cardsIn = (table: AnyTable, space: string, seenBy?: number): Anything[] => {
  const game = seenBy === undefined ? table.game() : table.seenBy(seenBy);
  return [...game.first(space).all(table.module.Card)];
};
/** What each player owns, in turn order. */
export const coins = (table: AnyTable) => [...table.game().players].map((player) => player.coins);
/** An argument: the first card of the seat's hand that fits. */
export const ownCard =
  (table: AnyTable, seat: number, fits = (_card: Anything) => true) =>
  (game: Anything) =>
    game.players.atPosition(seat).my("hand").all(table.module.Card).find(fits);
/** Whether a card shows this seat neither what it is nor its value. */
export const isHidden = (card: Anything) => card.value === undefined && !card.name;
