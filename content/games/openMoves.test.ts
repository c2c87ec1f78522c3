import {
  type Action,
  createGame,
  createInterface,
  Game,
  Piece,
  PieceGrid,
  Player,
  Space,
} from "@boardzilla/core";
import { expect, test } from "vitest";
import type { NamedMove } from "../../src/shared/games/engine";
import { playMove, seatView, startMatch, type Match } from "../../src/shared/games/match";
import type { MoveTree } from "../../src/shared/games/moveTree";
import { openMoves, type TypedTexts } from "../../src/frame/games/openMoves";

class Person extends Player<Trial, Person> {}
class Coin extends Piece<Trial> {
  value: number;
}
class Trial extends Game<Trial, Person> {}

type Choices = (action: any, game: Trial) => Action;

/** A game of one action, whose choices a test adds. */
function createTrial(choices: Choices) {
  const setup = createGame(Person, Trial, (game) => {
    const { playerActions, loop } = game.flowCommands;
    const purse = game.create(Space, "purse");
    for (const value of [1, 2, 3]) purse.create(Coin, `coin${String(value)}`, { value });
    game.create(PieceGrid, "floor", { rows: 2, columns: 2, extendableGrid: false });
    game.defineActions({ act: () => choices(game.action({ prompt: "Act" }), game) });
    game.defineFlow(loop(playerActions({ player: game.players[0], actions: ["act"] })));
  });
  return { setup, engine: createInterface(setup as never) };
}

function complete<Draft>(tree: MoveTree<Draft>, drafts = tree.begin()): NamedMove[] {
  return drafts.flatMap((draft) => {
    const next = tree.proceed(draft);
    return next === "complete" ? [tree.encode(draft)] : complete(tree, next);
  });
}

function listMoves(
  choices: Choices,
  texts?: TypedTexts,
): { moves: NamedMove[]; play: (move: NamedMove) => Match } {
  const { setup, engine } = createTrial(choices);
  const match = startMatch(engine, { players: 1, seed: "s", settings: {} });
  const tree = openMoves(setup, seatView(match.updates[0], 1), {
    seat: 1,
    ...(texts && { texts }),
  });
  return { moves: complete(tree), play: (move) => playMove(engine, match, { seat: 1, ...move }) };
}
const argumentsOf = (moves: readonly NamedMove[]) => moves.map(({ args }) => args);

test("several pieces come in every combination that the rules accept", () => {
  const { moves, play } = listMoves((action, game) =>
    action.chooseOnBoard("coins", () => game.all(Coin), {
      min: 1,
      max: 2,
      validate: ({ coins }: { coins: { value: number }[] }) =>
        coins.reduce((sum, { value }) => sum + value, 0) === 3,
    }),
  );
  expect(argumentsOf(moves)).toEqual([
    { coins: ["$el[0/0/0]", "$el[0/0/1]"] },
    { coins: ["$el[0/0/2]"] },
  ]);
  for (const move of moves) expect(() => play(move)).not.toThrow();
});

test("later choices follow from earlier ones, and a form is filled in completely", () => {
  const { moves, play } = listMoves((action) =>
    action
      .chooseFrom("kind", ["even", "odd"])
      .chooseGroup(
        {
          low: ["number", { min: 1, max: 2 }],
          high: ["number", { min: 1, max: 2 }],
        },
        { validate: ({ low, high }: { low: number; high: number }) => low < high },
      )
      .confirm("Sure?"),
  );
  expect(argumentsOf(moves)).toEqual([
    { kind: "even", low: 1, high: 2, __confirm__: true },
    { kind: "odd", low: 1, high: 2, __confirm__: true },
  ]);
  for (const move of moves) expect(() => play(move)).not.toThrow();
});

test("texts are taken from the words given, if the rules accept them", () => {
  const { moves } = listMoves((action) => action.enterText("word", { regexp: /^[a-z]+$/ }), {
    word: ["fine", "NOT"],
  });
  expect(argumentsOf(moves)).toEqual([{ word: "fine" }]);
});

test("pieces are placed inside a grid in every rotation", () => {
  const { moves, play } = listMoves((action, game) =>
    action
      .chooseFrom("coin", () => [game.first(Coin)])
      .placePiece("coin", game.first(PieceGrid), { rotationChoices: [0, 90] }),
  );
  expect(moves).toHaveLength(8);
  expect(argumentsOf(moves)).toContainEqual({ coin: "$el[0/0/0]", __placement__: [2, 1, 90] });
  for (const move of moves) expect(() => play(move)).not.toThrow();
});

test("nobody's seat is an error", () => {
  const { setup, engine } = createTrial((action) => action);
  const match = startMatch(engine, { players: 1, seed: "s", settings: {} });
  expect(() => openMoves(setup, seatView(match.updates[0], 1), { seat: 2 })).toThrow(
    "Nobody sits at seat 2.",
  );
});
