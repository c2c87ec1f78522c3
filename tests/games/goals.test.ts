import { expect, test } from "vitest";
import { compileForFrame } from "../../src/node/frames/bundleGames";
import { checkGoals } from "../../src/frame/goals/checkGoals";
import { createModules } from "../../src/frame/play/modules";

/** A game in which a player takes a step, until somebody has taken two. */
const GAME = `
  import { createGame, Game, Piece, Player } from "@boardzilla/core";

  class Runner extends Player {}
  class Trail extends Game {}
  export class Dino extends Piece {}

  export default createGame(Runner, Trail, (game) => {
    const { loop, eachPlayer, playerActions } = game.flowCommands;
    game.create(Dino, "rex");
    game.defineActions({
      step: () =>
        game.action().chooseNumber("steps", {
          min: 1,
          max: 2,
          validate: ({ steps }) => (steps === 2 ? "Two are too many." : true),
        }),
    });
    game.defineFlow(
      loop(
        eachPlayer({
          name: "turn",
          do: playerActions({ player: ({ turn }) => turn, actions: ["step"] }),
        }),
      ),
    );
  });`;
const game = createModules({ "./game": await compileForFrame(GAME, "ts") })("./game") as object;

/** Runs goals that are the body of a module, as the page compiles them. */
const run = (body: string, look = "") =>
  checkGoals(
    game,
    `const game = require("./game"); const { check, deal, goal } = require("./table"); ${body}`,
    look,
  );

test("a goal is met, or says what was found instead", () => {
  expect(
    run(`
      goal("There is a rex", () => check(deal(game.default).game().first(game.Dino), "none"));
      goal("There are two", () => check(deal(game.default).game().all(game.Dino).length === 2, "There is 1."));
    `),
  ).toEqual([{ title: "There is a rex" }, { title: "There are two", unmet: "There is 1." }]);
});

test("a name that the rules do not export is said in the reader's words", () => {
  const [goal] = run(`goal("Hands", () => check(game.Hand, ""));`);
  expect(goal?.unmet).toMatch(/game\.ts exports no Hand\..*export/);
});

test("moves are made by seats, and a refused one changes nothing", () => {
  const results = run(`
    goal("Turns", () => {
      const table = deal(game.default);
      const refusal = table.refusal(1, "step", { steps: 2 });
      check(refusal?.includes("Two are too many"), String(refusal));
      check(table.refusal(1, "step", { steps: 1 }) === undefined, "refused");
      check(table.current().join() === "1", "A refusal made a move.");
      table.play(1, "step", { steps: 1 });
      check(table.current().join() === "2", "It is still Ada's turn.");
    });
  `);
  expect(results).toEqual([{ title: "Turns" }]);
});

test("what the engine says of an illegal move is the goal's message", () => {
  const [goal] = run(
    `goal("Out of turn", () => deal(game.default).play(2, "step", { steps: 1 }));`,
  );
  expect(goal?.unmet).toBeTruthy();
});

test("the look is applied to what a seat has received", () => {
  const look = `
    const { render } = require("@boardzilla/core"); const { default: setup, Dino } = require("./game");
    render(setup, { layout: (game) => game.all(Dino).appearance({ aspectRatio: 0.5 }) });`;
  const drawn = `deal(game.default).drawn(1).first(game.Dino)._ui.appearance.aspectRatio`;
  expect(run(`goal("Tall", () => check(${drawn} === 0.5, String(${drawn})));`, look)).toEqual([
    { title: "Tall" },
  ]);
});

test("the look says what is on a page over the board, and what a lobby asks", () => {
  const look = `
    const { render } = require("@boardzilla/core"); const { default: setup, Dino } = require("./game");
    render(setup, { settings: { size: null }, announcements: { end: (game) => game.all(Dino).length } });`;
  const page = (name: string) => `deal(game.default).page(2, ${JSON.stringify(name)})`;
  const keys = "deal(game.default).settings()";
  const body = `
    goal("End", () => check(${page("end")} === 1 && ${page("start")} === undefined, "no"));
    goal("Lobby", () => check(${keys}.join() === "size", "no"));`;
  expect(run(body, look)).toEqual([{ title: "End" }, { title: "Lobby" }]);
});
