import { describe, expect, test } from "vitest";
import { findUnmet, judge, PATIENT, steps } from "./judge";

// The answers are in the pages of the steps (docs/authoring/tutorial.md).
describe.each(steps.filter(({ goals }) => goals !== ""))(
  "the goals of $path accept what is right, and nothing else",
  PATIENT,
  ({ solution, answers, mistakes, goals }) => {
    test("there are two right answers unlike the solution, and two wrong ones", () => {
      expect([answers.length >= 2, mistakes.length >= 2]).toEqual([true, true]);
      const texts = [...answers, ...mistakes.map(({ files }) => files), solution];
      expect(new Set(texts.map((files) => JSON.stringify(files))).size).toBe(texts.length);
    });

    test.each(answers.map((files, index) => ({ files, place: index + 1 })))(
      "right answer $place meets all goals",
      async ({ files }) => {
        expect(await findUnmet(files, goals)).toEqual([]);
      },
    );

    test.each(mistakes)("a wrong answer hears: $says", async ({ files, says }) => {
      const heard = (await judge(files, goals)).map(({ unmet }) => unmet ?? "");
      expect(heard.join("\n")).toContain(says);
    });
  },
);
