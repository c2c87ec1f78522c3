import { expect, test } from "vitest";
import { evaluateSample } from "./evaluateSample";
import { pageSamples, type PageSample } from "./pageSamples";
import { sampleRun } from "./sampleRun";

const HOST = { render: () => undefined, report: () => undefined };

/** A sample of this code at line 40 of a page, in a prelude of one line. */
const sampleOf = (code: string): PageSample => ({
  ...{ key: "Key", page: "cookbook/game.mdx", line: 40, code },
  place: ({ before = "", after = "" }) => ({
    text: `// prelude\n${before}\n${code}\n${after}`,
    linesBefore: 1 + before.split("\n").length,
  }),
});

test("an error of a sample has the line of the page, whatever is added before", () => {
  const sample = sampleOf("const a = 1;\nthrow new Error(`broken ${a}`);");
  for (const before of ["", "let b = 1;\nb += 1;"]) {
    const caught = (() => {
      try {
        return evaluateSample(sample, { before }, HOST);
      } catch (error) {
        return error as Error;
      }
    })();
    expect(caught).toMatchObject({ message: "broken 1" });
    expect((caught as Error).stack).toContain("content/cookbook/game.mdx:41:");
  }
});

test("code that does not compile is named with the line of the page", () => {
  const evaluate = (): unknown => evaluateSample(sampleOf("const a = 1;\nconst = 2;"), {}, HOST);
  expect(evaluate).toThrow(/^content\/cookbook\/game\.mdx:41: /);
});

test("an import that the run does not give is named with those that it gives", () => {
  const evaluate = (): unknown => evaluateSample(sampleOf('import "./rules";'), {}, HOST);
  expect(evaluate).toThrow('imports "./rules"; the run gives @boardzilla/core, ');
});

test("samples below one heading are numbered, and live blocks do not count", () => {
  const keys = pageSamples("cookbook/game.mdx").map(({ key }) => key);
  expect(keys).toContain("Run an auction");
  expect(keys).toContain("Run an auction #2");
  expect(keys).not.toContain("Spend action points");
});

test("an unknown sample is answered with the keys of the page", () => {
  const { other } = sampleRun(sampleOf(""));
  expect(() => other("Refill the market")).toThrow(
    'has no sample "Refill the market"; its samples',
  );
});
