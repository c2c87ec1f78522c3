import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GoalList, summarizeGoals } from "./GoalList";

const TITLES = ["Ada holds five cards", "Ben sees backs"];

test("before a check the goals are named, and nothing is claimed of them", () => {
  render(<GoalList titles={TITLES} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "○Not checked yet: Ada holds five cards",
    "○Not checked yet: Ben sees backs",
  ]);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a goal that is not met says what was found", () => {
  const unmet = "Ben reads a rex: use `contentsWillBeShownToOwner`.";
  const results = [{ title: TITLES[0]! }, { title: TITLES[1]!, unmet }];
  render(<GoalList titles={TITLES} results={results} />);
  expect(screen.getByText(/^Ben reads a rex: use/).textContent).not.toContain("`");
  expect(screen.getByText("contentsWillBeShownToOwner").tagName).toBe("CODE");
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Done");
  expect(screen.getByRole("status").textContent).toBe("1 of 2 goals are met.");
});

test("before the reader has written anything, a goal that is not met is no mistake", () => {
  const results = [{ title: TITLES[0]!, unmet: "game.ts exports no Dino." }, { title: TITLES[1]! }];
  render(<GoalList titles={TITLES} results={results} isUntouched />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "○Not yet: Ada holds five cards",
    "✓Done: Ben sees backs",
  ]);
  expect(screen.getByRole("status").textContent).toBe("1 of 2 goals are met.");
});

test("of a step without goals nothing is claimed", () => {
  expect(summarizeGoals({ titles: [], results: [] })).toBe("");
});

test("the end of a step is said", () => {
  render(<GoalList titles={TITLES} results={TITLES.map((title) => ({ title }))} />);
  expect(screen.getByRole("status").textContent).toMatch(/All goals are met/);
});

test("a check that fails says why, and keeps the goals", () => {
  render(<GoalList titles={TITLES} fault="The engine was stopped." />);
  expect(screen.getByRole("status").textContent).toMatch(
    /could not be checked.*engine was stopped/,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("while a check is under way, the results of the last one are not the answer", () => {
  render(<GoalList titles={TITLES} results={TITLES.map((title) => ({ title }))} isChecking />);
  expect(screen.getByRole("status").textContent).toBe("Checking the goals…");
});

test("a step whose tables show an error is not done", () => {
  render(<GoalList titles={TITLES} results={TITLES.map((title) => ({ title }))} isTableFaulty />);
  expect(screen.getByRole("status").textContent).toMatch(/table shows an error/);
});
