import { expect, test } from "vitest";
import { quoteLines, sortProblems } from "./authorProblem";

const TEXT = "1\n2\n3\n4\n5\n6";

test.each([
  [1, 1, ["1", "2", "3"]],
  [4, 2, ["2", "3", "4", "5", "6"]],
  [6, 4, ["4", "5", "6"]],
])("line %i is quoted with what is around it", (line, first, lines) =>
  expect(quoteLines(TEXT, line)).toEqual({ first, lines }),
);

test("a line that the text does not have is not quoted", () =>
  expect(quoteLines(TEXT, 7)).toBeUndefined());

test("problems of the page come apart from all others", () => {
  const flow = { file: "content/game/flow.mdx", what: "x", route: "/game/flow" };
  const board = { file: "content/game/board.mdx", what: "x", route: "/game/board" };
  const section = { file: "content/game/_section.yml", what: "x" };
  expect(sortProblems([board, flow, section], "/game/flow")).toEqual({
    here: [flow],
    elsewhere: [board, section],
  });
});
