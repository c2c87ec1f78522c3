import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { keepDone, keepSeen } from "./progress";
import { TutorialSteps } from "./TutorialSteps";

const STEPS = [
  { slug: "deck", title: "Make a deck", description: "Cards.", chapter: "Table" },
  { slug: "hand", title: "Deal a hand", description: "Hidden.", chapter: "Hands" },
  { slug: "play", title: "Play a card", description: "A move.", chapter: "Hands" },
];
const show = () => render(<TutorialSteps course="tutorial" steps={STEPS} />);

beforeEach(() => localStorage.clear());

test("steps are listed by chapter, and numbered through all of them", () => {
  show();
  const lists = screen.getAllByRole("list");
  expect(screen.getAllByRole("heading").map((each) => each.textContent)).toEqual([
    "Table",
    "Hands",
  ]);
  expect(lists.map((list) => list.getAttribute("start"))).toEqual(["1", "2"]);
  expect(screen.getByRole("link", { name: "Begin: Make a deck" })).toBeTruthy();
});

test("what is done is marked, and the next step named", () => {
  keepDone("tutorial", "deck");
  keepDone("tutorial", "deck");
  keepDone("tutorial", "play");
  show();
  expect(screen.getByTestId("tutorial-progress").textContent).toContain(
    "You have done 2 of 3 steps of the tutorial. Go on with Deal a hand.",
  );
  expect(screen.getAllByText("Done")).toHaveLength(2);
  expect(screen.queryByRole("link", { name: /Begin/ })).toBeNull();
});

test("a step without goals is done when it is seen after the one before it", () => {
  keepSeen("tutorial", "play", "hand");
  const { unmount } = show();
  expect(screen.queryByTestId("tutorial-progress")).toBeNull();
  unmount();
  keepDone("tutorial", "hand");
  keepSeen("tutorial", "play", "hand");
  show();
  expect(screen.getByTestId("tutorial-progress").textContent).toContain("done 2 of 3 steps");
});

test("progress can be cleared", async () => {
  keepDone("tutorial", "deck");
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "Clear my progress" }));
  expect(screen.queryByTestId("tutorial-progress")).toBeNull();
  unmount();
  show();
  expect(screen.queryByTestId("tutorial-progress")).toBeNull();
});

test("what an older release or somebody else has stored is not believed", () => {
  localStorage.setItem("tutorial.done", "<b>deck</b>");
  show();
  expect(screen.queryByTestId("tutorial-progress")).toBeNull();
});
