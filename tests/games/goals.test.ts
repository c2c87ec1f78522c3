import { createGame, Game, Player } from "@boardzilla/core";
import { expect, test } from "vitest";
import { checkGoals } from "../../src/frame/goals/checkGoals";
import { EndlessError } from "../../src/frame/play/guard";

// What else goals can ask of a table is asked by the steps of the courses.
test("a name that the rules do not export is said in the reader's words", () => {
  const [goal] = checkGoals(
    {},
    `const game = require("./game"); const { check, goal } = require("./table");
     goal("Hands", () => check(game.Hand, ""));`,
    "",
  );
  expect(goal?.unmet).toMatch(/game\.ts exports no Hand\..*export/);
});

/** A game in which the first player waits. When it begins, it takes note of a number. */
const gameOf = (draw: () => number = () => 0) =>
  createGame(Player, Game as never, (game: Game) => {
    const { loop, playerActions } = game.flowCommands;
    game.defineActions({ wait: () => game.action({ prompt: "Wait" }) });
    game.defineFlow(
      () => void Object.assign(game, { drawn: draw() }),
      loop(playerActions({ player: () => game.players[0]!, skipIf: "never", actions: ["wait"] })),
    );
  });

/** What is found of a goal with this body, if it is not met. */
const judge = (body: string, gameExports: object): string | undefined =>
  checkGoals(
    gameExports,
    `const game = require("./game");
     const { check, deal, goal } = require("./table");
     goal("Goal", () => { ${body} });`,
    "",
  )[0]?.unmet;

test("a goal that holds for two players must hold for three, unless it says that two play", () => {
  const count = (options: string) => `
    const { length } = deal(game.default${options}).game().players;
    check(length === 2, "There are " + length + " players.");`;
  expect(judge(count(""), { default: gameOf() })).toBe("At a table of 3: There are 3 players.");
  expect(judge(count(", { players: 2 }"), { default: gameOf() })).toBeUndefined();
});

test("a goal must hold whatever the turn order is when the game is loaded", () => {
  const first = `const [{ position }] = deal(game.default).game().players;
    check(position === 1, "Seat " + position + " is the first.");`;
  expect(judge(first, { default: gameOf() })).toBe(
    "With the turn order reversed: Seat 2 is the first.",
  );
});

test("a game that is played again must come to the same state", () => {
  const start = "deal(game.default);";
  let games = 0;
  const counting = gameOf(() => (games += 1));
  expect(judge(start, { default: counting })).toMatch(
    /another one at the start.*belongs in a field/,
  );
  const drawing = gameOf(() => Math.random());
  expect(judge(start, { default: drawing })).toMatch(/another one at the start.*Math\.random/);
  const before = Math.random;
  expect(judge(start, { default: gameOf() })).toBeUndefined();
  expect(Math.random).toBe(before);
});

test("only a second run that takes too long is said, and what never ends is not run twice again", () => {
  let runs = 0;
  const late = (times: number) => () => {
    runs += 1;
    if (runs <= times) throw new EndlessError("The code ran for more than 1 s.");
  };
  expect(judge("game.late();", { late: late(1) })).toBeUndefined();
  runs = 0;
  const results = checkGoals(
    { late: late(Infinity) },
    `const { late } = require("./game"); const { goal } = require("./table");
     goal("One", () => late()); goal("Two", () => late());`,
    "",
  );
  expect(results.map(({ unmet }) => unmet)).toEqual(
    Array(2).fill("The code ran for more than 1 s."),
  );
  expect(runs).toBe(3);
});
