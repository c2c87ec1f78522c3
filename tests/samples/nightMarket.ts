import type { Additions, Anything, SampleRun } from "./runs";

/** The game recipes whose actions the page on testing combines. */
const RECIPES = ["Draw from a deck that may run out", "Let a rival react"];

/** The rules that `cookbook/testing.mdx` tests: its flow with the actions of two recipes. */
export function nightMarketRules({ other }: SampleRun): Additions {
  const actions = RECIPES.map((key) => {
    const { code } = other(key, "cookbook/game.mdx");
    return `{ ${code}\nObject.assign(kept, game._ctx.gameManager.actions); }`;
  });
  return { before: `const kept = {};\n${actions.join("\n")}\ngame.defineActions(kept);` };
}

/** What `src/game/night-market` exports. */
export function nightMarket(sample: SampleRun): Anything {
  return sample.other("Testing a game", "cookbook/testing.mdx").load(nightMarketRules(sample));
}
