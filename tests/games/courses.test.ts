import path from "node:path";
import prettier from "prettier";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { compileForFrame } from "../../src/node/frames/bundleGames";
import { createSampleCompiler } from "../../src/node/content/source/samples/sampleProgram";
import { readTutorial } from "../../src/node/content/tutorial/readTutorial";
import { checkGoals } from "../../src/frame/goals/checkGoals";
import type { GoalResult } from "../../src/features/playground/model/play/engineCalls";
import { createModules } from "../../src/frame/play/modules";
import type { GameTexts } from "../../src/shared/contracts/gameSource";
import { COURSES } from "../../src/shared/contracts/tutorialStep";
import { formatProblem } from "../../src/shared/problem";

const courses = COURSES.map((course) => ({ course, ...readTutorial(`content/${course}`) }));
const steps = courses.flatMap(({ course, steps: own }) =>
  own.map((step) => ({ ...step, path: `${course}/${step.slug}` })),
);

/** What the engine's frame finds, as in the browser. */
async function check(files: GameTexts, goals: string): Promise<GoalResult[]> {
  const game = await compileForFrame(files["game.ts"], "ts");
  const look = await compileForFrame(files["ui.tsx"], "tsx");
  const gameExports = createModules({ "./game": game })("./game") as object;
  return checkGoals(gameExports, await compileForFrame(goals, "ts"), look);
}

/** The goals that are not met. */
async function findUnmet(files: GameTexts, goals: string): Promise<string[]> {
  const results = await check(files, goals);
  return results.flatMap(({ title, unmet }) => (unmet === undefined ? [] : `${title}: ${unmet}`));
}

test.each(courses)("all pages of $course are steps, one after the other", ({ problems }) => {
  expect(problems.map(formatProblem)).toEqual([]);
});

test("solutions and goals compile", () => {
  const files = steps.flatMap(({ path: step, solution, goals }) =>
    Object.entries({
      "game.ts": solution["game.ts"],
      "ui.tsx": solution["ui.tsx"],
      "goals.ts": goals === "" ? "export {};" : goals,
      "table.d.ts": 'export * from "../../table";',
    }).map(([name, text]) => ({ name: path.resolve("content", step, name), text })),
  );
  const program = createSampleCompiler(ts, path.resolve("content"))(files);
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const message = ts.flattenDiagnosticMessageText(messageText, " ");
    return `${path.relative("content", file?.fileName ?? "")}:${String(line)}: ${message}`;
  });
  expect(faults).toEqual([]);
});

test.each(steps)("the files of $path are formatted", async ({ path: step, start, solution }) => {
  for (const files of [start, solution]) {
    for (const [name, text] of Object.entries(files)) {
      const options = await prettier.resolveConfig(path.resolve("content", step, name));
      expect(await prettier.format(text, { ...options, filepath: name })).toBe(text);
    }
  }
});

/** Some goals play twenty whole games. */
const PATIENT = { timeout: 30_000 };

describe.each(steps.filter(({ goals }) => goals !== ""))("$path", PATIENT, (step) => {
  test("its goals are not met at the start", async () => {
    expect(await findUnmet(step.start, step.goals)).not.toEqual([]);
  });

  test("the solution meets its goals, which are those that the page lists", async () => {
    const results = await check(step.solution, step.goals);
    expect(results).toEqual(step.goalTitles.map((title) => ({ title })));
  });
});

test.each(steps.filter(({ mistakes }) => mistakes.length > 0))(
  "a wrong answer to $path has a message of its own",
  PATIENT,
  async ({ mistakes, goals }) => {
    for (const { files, says } of mistakes)
      expect((await findUnmet(files, goals)).join("\n")).toContain(says);
  },
);

test("every challenge expects a wrong answer", () => {
  const challenges = courses.find(({ course }) => course === "challenges")?.steps ?? [];
  expect(
    challenges.filter(({ mistakes }) => mistakes.length === 0).map(({ slug }) => slug),
  ).toEqual([]);
});
