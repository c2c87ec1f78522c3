/** Small games for the probes, played through the engine's public interface only. */
import { createGame, createInterface, Game, Piece, Player, Space } from "@boardzilla/core";

export class Card extends Piece {}
export class Hand extends Space {}

/**
 * Starts a game that `define` sets up. `state` is the stored state as a host keeps it; `move` sends
 * a move as JSON and stores the answer; `load` is what the engine does before each move.
 */
export function start(define, { seats = 2, playerClass = Player, gameClass = Game } = {}) {
  const setup = createGame(playerClass, gameClass, define);
  const engine = createInterface(setup);
  const players = Array.from({ length: seats }, (_, index) => ({
    id: String(index + 1),
    name: `P${index + 1}`,
    position: index + 1,
    host: index === 0,
    color: "",
    avatar: "",
  }));
  const toJson = (value) => JSON.parse(JSON.stringify(value));
  let update = toJson(engine.initialState({ players, settings: {}, randomSeed: "probe" }));
  return {
    get update() {
      return update;
    },
    load: () => setup(toJson(update.game.state), {}),
    move: (position, name, args = {}) => {
      update = toJson(engine.processMove(toJson(update.game), { position, data: { name, args } }));
      return update;
    },
  };
}

/** The message of the error that a function throws, or undefined. */
export function errorOf(run) {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/** Defines one action without choices. */
export function pass(game) {
  game.defineActions({ pass: () => game.action({ prompt: "Pass" }) });
}

/** A step of the flow in which the first player takes one of some actions. */
export function firstActs(game, ...actions) {
  return game.flowCommands.playerActions({ player: () => game.players[0], actions });
}

/** What a look at a game during its setup gives; the game ends at once. */
export function atSetup(look, options) {
  let seen;
  start((game) => {
    pass(game);
    game.defineFlow(() => game.finish());
    seen = look(game);
  }, options);
  return seen;
}
