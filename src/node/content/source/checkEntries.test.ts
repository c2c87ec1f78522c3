import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { formatProblem } from "../../../shared/problem";
import { parseScreens } from "../fields/screens";
import { checkScreens } from "./checkEntries";
import { createContentLists } from "./contentLists";

afterEach(deleteFolders);

/** The messages about one screen of a game of this repository. */
function messages(game: string, move: number): string[] {
  const yaml = [
    "- name: debug-overlay",
    "  show: overlay",
    `  game: ${game}`,
    `  move: ${String(move)}`,
    "  alt: The flow on the left, the actions on the right.",
    "  caption: The debug overlay.",
  ];
  const screens = () => ({ file: "s.yml", ...parseScreens(yaml.join("\n"), "s.yml") });
  return checkScreens({ ...createContentLists(path.resolve("content")), screens }).map(
    formatProblem,
  );
}

test("a screen shows a move of a game that exists", () => {
  expect(messages("garden-row", 2)).toEqual([]);
  expect(messages("gardenrow", 2)[0]).toMatch(
    /^s\.yml:3: the screen "debug-overlay" shows the game "gardenrow", which does not exist\.\n {2}Valid: .*garden-row.*\.\n {2}Fix: name a game of content\/games\.$/,
  );
  expect(messages("garden-row", 999)[0]).toMatch(
    /^s\.yml:4: the screen "debug-overlay" shows Garden Row after 999 moves\.\n {2}Valid: 0 to \d+\.\n {2}Fix: choose a move of the game's recorded match\.$/,
  );
});

test("without a list of screens there is nothing to check", () =>
  expect(checkScreens(createContentLists(writeFolder()))).toEqual([]));
