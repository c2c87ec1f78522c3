import { expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { cardGame } from "./__fixtures__/cardGame";
import { model } from "./__fixtures__/syntheticToolkit";
import { checkClasses } from "./toolkitClasses";

test("classes that the toolkit has need nothing", () =>
  expect(checkClasses(model(cardGame), ["Thing", "Card"])).toEqual([]));

test("a missing class, and a function of that name, are named with the nearest classes and the fix", () => {
  expect(checkClasses(model(cardGame), ["Thing", "Crad", "deal"]).map(formatProblem)).toEqual([
    'src/node/reference/convert/toolkitClasses.ts: synthetic-toolkit 1.2.3 has no class "Crad", or TypeDoc does not see it as one.\n' +
      "  Valid: Card, Machine, Step, Thing.\n" +
      '  Fix: write "Card", or export it in src/node/reference/typedoc/entryFile.ts.',
    expect.stringContaining('has no class "deal"'),
  ]);
});
