import type { Additions, Anything, SampleRun } from "./runs";

/** The recipes whose actions the page on testing combines, with their pages. */
const RECIPES = [
  ["Draw from a deck that may run out", "cookbook/cards.mdx"],
  ["Let a rival react", "cookbook/bids.mdx"],
] as const;

/** The rules that `cookbook/testing.mdx` tests: its flow with the actions of two recipes. */
export function nightMarketRules({ other }: SampleRun): Additions {
  const actions = RECIPES.map(([key, page]) => {
    const { code } = other(key, page);
    return `{ ${code}\nObject.assign(kept, game._ctx.gameManager.actions); }`;
  });
  return { before: `const kept = {};\n${actions.join("\n")}\ngame.defineActions(kept);` };
}

/** What `src/game/night-market` exports. */
export function nightMarket(sample: SampleRun): Anything {
  return sample.other("Testing a game", "cookbook/testing.mdx").load(nightMarketRules(sample));
}
