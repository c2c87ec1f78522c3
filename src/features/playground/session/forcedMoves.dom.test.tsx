import { expect, test } from "vitest";
import { take, takeAt } from "../../../../tests/dom/pebbles";
import {
  frames,
  move,
  play,
  prepareSessions,
  questions,
  session,
  settle,
  state,
} from "../../../../tests/dom/pebbleSession";
import { READY } from "./sessionState";

prepareSessions();

const MANY = { settings: { pebbles: 500 } };

/** The tables take pebbles in turn, so many times, though nobody touches them. */
async function takeByTables(count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) {
    const game = state().updates[state().at]?.game;
    const [seat = 1] = game?.phase === "started" ? game.currentPlayers : [];
    takeAt(frames.table(seat), 1, false);
    await settle();
  }
}

test("tables that move on and on by themselves are stopped, and the page says what to do", async () => {
  await play(MANY);
  await takeByTables(100);
  expect(state().moves).toHaveLength(30);
  expect(questions("move")).toHaveLength(30);
  expect(state()).toMatchObject({ phase: { kind: "stopped" }, at: 30 });
  expect(state().fault?.text).toBe(
    "The tables made 30 moves in a row by themselves, without you or a bot, so the game was stopped. The usual cause is rules that leave only one choice again and again. Undo, let a bot move, or restart.",
  );
});

test("a stopped table goes on after a bot's move, and has as many moves again", async () => {
  await play(MANY);
  await takeByTables(40);
  await session.bots.move();
  expect(state()).toMatchObject({ fault: undefined, phase: READY });
  await takeByTables(40);
  expect(state().moves).toHaveLength(61);
  expect(state().phase.kind).toBe("stopped");
});

test("moves of the reader and of bots in between keep a game with many forced moves going", async () => {
  await play(MANY);
  for (let round = 0; round < 4; round += 1) {
    await takeByTables(29);
    await move(2, 1);
    await takeByTables(29);
    await session.bots.move();
  }
  expect(state().moves).toHaveLength(240);
  expect(state()).toMatchObject({ fault: undefined, phase: READY });
});

test("undo leaves the moves behind that a stopped table has made", async () => {
  await play(MANY);
  await move(1, 2);
  await takeByTables(40);
  session.moves.undo();
  expect(state()).toMatchObject({ moves: [], phase: READY, fault: undefined });
  session.moves.redo();
  expect(state().moves).toEqual([take(1, 2)]);
});

test("a move with more characters than a game needs is not made, and the page says why", async () => {
  await play();
  const args = { count: 1, note: "x".repeat(20_000) };
  const message = { type: "move", data: { name: "take", args } };
  frames.table(1).report({ t: "ui", message, byReader: true });
  await settle();
  expect(state().moves).toEqual([]);
  expect(state().fault?.text).toMatch(
    /^Refused: The move has \d+ characters; at most 20000 are read\.$/,
  );
  expect(questions("move")).toEqual([]);
});
