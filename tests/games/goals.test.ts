import { expect, test } from "vitest";
import { checkGoals } from "../../src/frame/goals/checkGoals";

// What else goals can ask of a table is asked by the steps of the courses.
test("a name that the rules do not export is said in the reader's words", () => {
  const [goal] = checkGoals(
    {},
    `const game = require("./game"); const { check, goal } = require("./table");
     goal("Hands", () => check(game.Hand, ""));`,
    "",
  );
  expect(goal?.unmet).toMatch(/game\.ts exports no Hand\..*export/);
});
