import { checkGoals } from "../../src/frame/goals/checkGoals";
import { createModules } from "../../src/frame/play/modules";
import type { GoalResult } from "../../src/features/playground/model/play/engineCalls";
import { readTutorial } from "../../src/node/content/tutorial/readTutorial";
import { compileForFrame } from "../../src/node/frames/bundleGames";
import type { GameTexts } from "../../src/shared/contracts/gameSource";
import { COURSES } from "../../src/shared/contracts/tutorialStep";

/** The courses with their steps, and what is wrong with their pages. */
export const courses = COURSES.map((course) => ({ course, ...readTutorial(`content/${course}`) }));

/** All steps of all courses. */
export const steps = courses.flatMap(({ course, steps: own }) =>
  own.map((step) => ({ ...step, path: `${course}/${step.slug}` })),
);

/** Some goals play twenty whole games. */
export const PATIENT = { timeout: 30_000 };

/** What the engine's frame finds, as in the browser. */
export async function judge(files: GameTexts, goals: string): Promise<GoalResult[]> {
  const game = await compileForFrame(files["game.ts"], "ts");
  const look = await compileForFrame(files["ui.tsx"], "tsx");
  const gameExports = createModules({ "./game": game })("./game") as object;
  return checkGoals(gameExports, await compileForFrame(goals, "ts"), look);
}

/** The goals that are not met, each with what was found. */
export async function findUnmet(files: GameTexts, goals: string): Promise<string[]> {
  const results = await judge(files, goals);
  return results.flatMap(({ title, unmet }) => (unmet === undefined ? [] : `${title}: ${unmet}`));
}
