import { type BakeDay, type Baker, Hand, Pantry, Recipe, Sack, Shelf } from "./classes";
import type { Board } from "./setup";

export function bakingActions({ action }: BakeDay, { bag }: Board) {
  return {
    bake: (player: Baker) =>
      action({ prompt: "Bake a recipe", description: "baking" })
        .chooseOnBoard("recipe", player.my(Hand)!.all(Recipe), {
          validate: ({ recipe }) => player.canPay(recipe.needs) || "You lack the goods",
        })
        .do(({ recipe }) => {
          for (const good of recipe.needs) player.my(Pantry)!.first(Sack, { good })!.putInto(bag);
          recipe.putInto(player.my(Shelf)!);
        })
        .message("{{player}} bakes {{recipe}}"),
  };
}

export function bakingPhase(game: BakeDay) {
  const { eachPlayer, playerActions } = game.flowCommands;

  const bake = eachPlayer({
    name: "baker",
    startingPlayer: () => game.firstBaker(),
    do: playerActions({
      player: ({ baker }) => baker,
      actions: ["bake", "invite"],
      repeatUntil: "Leave the oven",
    }),
  });
  return [bake];
}
