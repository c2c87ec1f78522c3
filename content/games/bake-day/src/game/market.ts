// region: actions
import { type BakeDay, type Baker, Customer, Hand, Pantry, Recipe, Sack } from "./classes";
import type { Board } from "./setup";

export function marketActions({ action }: BakeDay, { market }: Board) {
  return {
    take: (player: Baker) =>
      action({ prompt: "Take a sack", description: "at the market" })
        .chooseOnBoard("sack", market.all(Sack))
        .do(({ sack }) => sack.putInto(player.my(Pantry)!))
        .message("{{player}} takes {{good}}", ({ sack }) => ({ good: sack.good })),
  };
}
// endregion

// region: phase
export function marketPhase(game: BakeDay, { bag, cookbook, market, queue, street }: Board) {
  const { eachPlayer, playerActions } = game.flowCommands;

  const fill = () => {
    market.all(Sack).putInto(bag);
    bag.shuffle();
    bag.firstN(2 * game.players.length + 2, Sack).putInto(market);
    queue.firstN(game.players.length + 1, Customer).putInto(street);
    for (const player of game.players) cookbook.firstN(1, Recipe).putInto(player.my(Hand)!);
  };
  const shop = eachPlayer({
    name: "baker",
    startingPlayer: () => game.firstBaker(),
    turns: 2,
    do: playerActions({ player: ({ baker }) => baker, actions: ["take", "invite"] }),
  });
  return [fill, shop];
}
// endregion
