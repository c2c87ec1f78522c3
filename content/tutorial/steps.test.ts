import { describe, expect, test } from "vitest";
import { compileForFrame } from "../../plugins/gatsby-plugin-frames/src/bundleGames";
import { readTutorial } from "../../src/build/tutorial/readTutorial";
import { checkGoals } from "../../src/frame/goals/checkGoals";
import { createModules } from "../../src/frame/play/modules";
import type { GameTexts } from "../../src/shared/contracts/gameSource";
import { formatProblem } from "../../src/shared/problem";

const { steps, problems } = readTutorial("content/tutorial");

/** What the engine's frame finds, as in the browser: the goals that are not met. */
async function findUnmet(files: GameTexts, goals: string): Promise<string[]> {
  const game = await compileForFrame(files["game.ts"], "ts");
  const look = await compileForFrame(files["ui.tsx"], "tsx");
  const gameExports = createModules({ "./game": game })("./game") as object;
  const results = checkGoals(gameExports, await compileForFrame(goals, "ts"), look);
  return results.flatMap(({ title, unmet }) => (unmet === undefined ? [] : `${title}: ${unmet}`));
}

test("all pages are steps, one after the other", () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

describe.each(steps.filter(({ goals }) => goals !== ""))("step $order, $slug", (step) => {
  test("its goals are not met at the start", async () => {
    expect(await findUnmet(step.start, step.goals)).not.toEqual([]);
  });

  test("its goals are met by the solution", async () => {
    expect(await findUnmet(step.solution, step.goals)).toEqual([]);
  });
});
