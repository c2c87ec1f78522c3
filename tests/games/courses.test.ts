import path from "node:path";
import prettier from "prettier";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { createSampleCompiler } from "../../src/node/content/source/samples/sampleProgram";
import type { GameTexts } from "../../src/shared/contracts/gameSource";
import { formatProblem } from "../../src/shared/problem";
import { courses, findUnmet, judge, PATIENT, steps } from "./judge";

test.each(courses)("all pages of $course are steps, one after the other", ({ problems }) => {
  expect(problems.map(formatProblem)).toEqual([]);
});

/** The files of a right answer that may not compile though the solution does; those of its look need its rules. */
const nameChanged = (files: GameTexts, solution: GameTexts, index: number) =>
  (["game.ts", "ui.tsx"] as const)
    .filter((name) => name === "game.ts" || files[name] !== solution[name])
    .map((name) => [`${String(index)}/${name}`, files[name]] as const);

test("solutions, goals and right answers compile", { timeout: 120_000 }, () => {
  const files = steps.flatMap(({ path: step, solution, answers, goals }) =>
    Object.entries({
      "game.ts": solution["game.ts"],
      "ui.tsx": solution["ui.tsx"],
      "goals.ts": goals === "" ? "export {};" : goals,
      "table.d.ts": 'export * from "../../table";',
      ...Object.fromEntries(answers.flatMap((files, index) => nameChanged(files, solution, index))),
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

describe.each(steps.filter(({ goals }) => goals !== ""))("$path", PATIENT, (step) => {
  test("its goals are not met at the start", async () => {
    expect(await findUnmet(step.start, step.goals)).not.toEqual([]);
  });

  test("the solution meets its goals, which are those that the page lists", async () => {
    const results = await judge(step.solution, step.goals);
    expect(results).toEqual(step.goalTitles.map((title) => ({ title })));
  });
});
