/* Runs a live block in Node as its frame does in the browser, but draws nothing. */
import * as core from "@boardzilla/core";
import { createElement, isValidElement, type ReactElement } from "react";
import { openMoves } from "../../src/frame/games/openMoves";
import type { RenderOptions, Setup } from "../../src/frame/play/live/LiveGame";
import type { Showable } from "../../src/frame/play/live/LiveResult";
import { runLiveModule } from "../../src/frame/play/live/runLiveModule";
import type { GameEngine, GameUpdate } from "../../src/shared/games/engine";
import { lastUpdate, seatView, startMatch, type Match } from "../../src/shared/games/match";
import { playOn, randomMove } from "../../src/shared/games/randomPlay";
import { seededRandom } from "../../src/shared/games/seededRandom";
import { compileLive } from "../../src/features/playground/model/live/compileLive";
import { drawSeat } from "./drawSeat";

/** What a block renders: a whole game or an element. */
export type LiveResult =
  | { readonly kind: "game"; readonly setup: Setup; readonly options: RenderOptions }
  | { readonly kind: "element"; readonly element: ReactElement };

/** A word for every choice that requires a text. */
const ANY_TEXT = new Proxy({}, { get: () => ["Big bones"] });

/** Loops are not guarded here: a test that does not end fails. */
Object.assign(globalThis, { __guard: () => undefined, __component: () => undefined });

function toElement(value: Showable): ReactElement {
  if (isValidElement(value)) return value;
  if (typeof value === "function") return createElement(value);
  throw new Error("the block shows neither an element nor a component nor a game.");
}

/** Runs the code of a block. Throws an Error when it does not compile, throws or renders nothing. */
export function runLiveBlock(code: string): LiveResult {
  const compiled = compileLive(code);
  if ("problem" in compiled) {
    const { message, line } = compiled.problem;
    throw new Error(`line ${String(line)} of the block: ${message}`);
  }
  const results: LiveResult[] = [];
  runLiveModule(compiled.code, {
    show: (value) => results.push({ kind: "element", element: toElement(value) }),
    playGame: (setup, options) => results.push({ kind: "game", setup, options }),
    writeLog: () => undefined,
  });
  const [result] = results;
  if (!result) throw new Error("the block renders nothing.");
  return result;
}

interface PlayedMatch {
  readonly seed: string;
  readonly maxMoves: number;
  /** 2 by default. */
  readonly players?: number | undefined;
}

/**
 * Plays a block's game by random legal moves, with everything passing through JSON between two moves, and
 * draws what each seat receives. Throws whatever the toolkit throws, and when a player has no legal move.
 */
export function playLiveGame(
  { setup, options }: Extract<LiveResult, { kind: "game" }>,
  { seed, maxMoves, players = 2 }: PlayedMatch,
): Match {
  const engine = core.createInterface(setup) as unknown as GameEngine;
  const random = seededRandom(seed);
  const draw = (update: GameUpdate): void => {
    for (const { position } of update.players) {
      drawSeat(setup, options, { seat: position, state: seatView(update, position) });
    }
  };
  const match = playOn(engine, startMatch(engine, { players, seed, settings: {} }), {
    maxMoves,
    choose: (current) => {
      const update = lastUpdate(current);
      draw(update);
      return randomMove(
        update,
        (shown, seat) => openMoves(setup, seatView(shown, seat), { seat, texts: ANY_TEXT }),
        random,
      );
    },
  });
  draw(lastUpdate(match));
  return match;
}
