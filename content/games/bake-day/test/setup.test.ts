// region: bare
import { expect, test } from "vitest";
import { bakingActions } from "../src/game/baking";
import { recipes } from "../src/game/cards";
import { BakeDay, Recipe } from "../src/game/classes";
import { marketActions } from "../src/game/market";
import { saleActions } from "../src/game/sale";
import { createBoard } from "../src/game/setup";
import { visitorActions } from "../src/game/visitors";

const game = new BakeDay({});
const board = createBoard(game);

test("every copy of a recipe is in the cookbook", () => {
  const copies = recipes.reduce((sum, recipe) => sum + recipe.copies, 0);
  expect(board.cookbook.all(Recipe)).toHaveLength(copies);
});

test("no two files define the same action", () => {
  const parts = [marketActions, bakingActions, saleActions, visitorActions];
  const names = parts.flatMap((actionsOf) => Object.keys(actionsOf(game, board)));
  expect(names).toEqual([...new Set(names)]);
});
// endregion
