import { afterEach, beforeEach, vi } from "vitest";
import { GameSession } from "../../src/features/playground/session/GameSession";
import type { StartPosition } from "../../src/features/playground/model/play/startPosition";
import { PEBBLES, START, createPebbleFrames, takeAt, type PebbleFrames } from "./pebbles";

/** The session that was created last. */
export let session: GameSession;
/** Its frames. */
export let frames: PebbleFrames;

/** For a file of tests: time is frozen, and the session is closed after each test. */
export function prepareSessions(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });
}

/** Lets everything requested be answered; no time passes. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** A bot thinks for a second before its move. */
export const botTurn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

export const state = () => session.store.state;
/** How many pebbles are left at the moment that is shown. */
export const left = (): number | undefined => {
  const { updates, at } = state();
  return (updates[at]?.game.state as { left?: number } | undefined)?.left;
};

type Answers = Parameters<typeof createPebbleFrames>[0];

/** A session that has not started. */
export function createSession(start: Partial<StartPosition> = {}, answers: Answers = {}): void {
  frames = createPebbleFrames(answers);
  session = new GameSession({
    bundle: PEBBLES,
    framePath: "/live/play.html",
    host: document.body,
    start: { ...START, ...start },
    openFrame: frames.openFrame,
  });
}

/** Opens a table for each seat. */
export function openTables(): void {
  for (let seat = 1; seat <= state().players; seat += 1) {
    session.seats.open(seat, document.body, "light");
    frames.table(seat).report({ t: "ui", message: { type: "ready" }, byReader: false });
  }
}

/** A session that runs, with a table for each seat. */
export async function play(
  start: Partial<StartPosition> = {},
  answers: Answers = {},
): Promise<void> {
  createSession(start, answers);
  session.start();
  await settle();
  openTables();
}

/** The reader takes pebbles at the table of a seat. */
export async function move(seat: number, count: number): Promise<void> {
  takeAt(frames.table(seat), count);
  await settle();
}

/** The newest engine. */
export const engine = () => frames.engines().at(-1)!;
/** The engine calls with this name. */
export const questions = (name: string) =>
  frames.asked.filter((question) => question.name === name);
