import { Do } from "@boardzilla/core";
import type { Role } from "./cards";
import { type BakeDay, type Baker, Hand, Pantry, Recipe, Sack, Shelf, Visitor } from "./classes";
import type { Board } from "./setup";

// region: effects
function visitorEffects(game: BakeDay, { bag }: Board): Record<Role, (player: Baker) => void> {
  return {
    miller: (player) => bag.firstN(2, Sack).putInto(player.my(Pantry)!),
    critic: (player) => {
      const bakes = player.my(Shelf)!.all(Recipe);
      player.coins += new Set(bakes.map(({ kind }) => kind)).size;
    },
    librarian: (player) => {
      const args = { cards: 2 };
      if (player.my(Hand)!.has(Recipe)) game.followUp({ name: "rewrite", player, args });
    },
    peddler: () => Do.subflow("barter"),
  };
}
// endregion

export function visitorActions(game: BakeDay, board: Board) {
  const { action } = game;
  const { cookbook, discard, market } = board;
  const effects = visitorEffects(game, board);
  return {
    // region: invite
    invite: (player: Baker) =>
      action({ prompt: "Invite a visitor", description: "inviting a visitor" })
        .chooseOnBoard("visitor", player.my(Hand)!.all(Visitor))
        .do(({ visitor }) => {
          visitor.putInto(discard);
          effects[visitor.role](player);
        })
        .message("{{player}} invites the {{visitor}}"),

    rewrite: (player: Baker) =>
      action<{ cards: number }>({ prompt: "Discard a recipe" })
        .chooseOnBoard("recipe", player.my(Hand)!.all(Recipe))
        .do(({ cards, recipe }) => {
          recipe.putInto(discard);
          cookbook.firstN(cards, Recipe).putInto(player.my(Hand)!);
        }),
    // endregion

    barter: (player: Baker) =>
      action({ prompt: "Barter with the market", description: "bartering" })
        .chooseOnBoard("own", player.my(Pantry)!.all(Sack))
        .chooseOnBoard("other", ({ own }) => market.all(Sack, (sack) => sack.good !== own.good))
        .swap("own", "other"),
  };
}

// region: barter
export function defineBarter(game: BakeDay) {
  const { eachPlayer, playerActions } = game.flowCommands;

  game.defineSubflow(
    "barter",
    eachPlayer({
      name: "trader",
      do: playerActions({
        player: ({ trader }) => trader,
        actions: ["barter"],
        optional: "Keep everything",
        continueIfImpossible: true,
      }),
    }),
  );
}
// endregion
