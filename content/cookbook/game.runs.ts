import { expect } from "vitest";
import { cardsIn, coins } from "./marketTable";
import type { PageRuns } from "../../tests/samples/runs";

export default {
  "The game that the recipes share": ({ open }) => {
    const recipe = `game.defineActions({}); game.defineFlow(() => game.finish());`;
    const table = open(3, { replace: ["// a recipe goes here", recipe] });
    expect(cardsIn(table, "deck")).toHaveLength(27);
    expect(coins(table)).toEqual([10, 10, 10]);
    expect(table.game().all(table.module.Hand)).toHaveLength(3);
  },
} satisfies PageRuns;
