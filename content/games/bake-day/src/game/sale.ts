import { type BakeDay, type Baker, Customer, Recipe, Shelf } from "./classes";
import type { Board } from "./setup";

export function saleActions({ action }: BakeDay, { discard, street }: Board) {
  return {
    serve: (player: Baker) =>
      action({ prompt: "Serve a customer", description: "serving" })
        .chooseOnBoard("customer", street.all(Customer))
        .chooseOnBoard("recipe", ({ customer }) =>
          player.my(Shelf)!.all(Recipe, { kind: customer.wants }),
        )
        .do(({ customer, recipe }) => {
          player.coins += recipe.price + customer.tip;
          customer.putInto(discard);
          recipe.putInto(discard);
        })
        .message("{{player}} sells {{recipe}}"),
  };
}

export function salePhase(game: BakeDay, { discard, street }: Board) {
  const { eachPlayer, playerActions } = game.flowCommands;

  const sell = eachPlayer({
    name: "baker",
    startingPlayer: () => game.firstBaker(),
    turns: 2,
    do: playerActions({
      player: ({ baker }) => baker,
      actions: ["serve"],
      optional: "Serve nobody",
      continueIfImpossible: true,
    }),
  });
  const close = () => {
    street.all(Customer).putInto(discard);
    game.opener = game.players.after(game.firstBaker());
  };
  return [sell, close];
}
