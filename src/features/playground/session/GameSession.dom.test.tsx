import { describe, expect, test } from "vitest";
import { PEBBLES, pebblesAt, pebblesStart, take, takeAt } from "../../../../tests/dom/pebbles";
import {
  createSession,
  engine,
  frames,
  left,
  move,
  openTables,
  play,
  prepareSessions,
  questions,
  session,
  settle,
  state,
} from "../../../../tests/dom/pebbleSession";
import { READY } from "./sessionState";

prepareSessions();

describe("a game starts", () => {
  test("with its players, seed and settings, and loads until the engine answers", async () => {
    createSession({ players: 3 });
    session.start();
    expect(state()).toMatchObject({ phase: { kind: "loading" }, updates: [] });
    await settle();
    expect(state()).toMatchObject({ phase: READY, at: 0, fault: undefined });
    const seating = { players: 3, seed: "brook", settings: { pebbles: 5 } };
    expect(frames.asked).toEqual([{ name: "replay", args: [seating, []] }]);
    expect(engine().options).toMatchObject({
      visible: false,
      first: { t: "engine", modules: PEBBLES.modules },
    });
  });

  test("at the move that a link names, with the later ones to come", async () => {
    await play({ moves: [take(1, 1), take(2, 2)], at: 1 });
    expect(state().updates).toHaveLength(3);
    expect(state().at).toBe(1);
    expect(left()).toBe(4);
    session.moves.show(2);
    expect(left()).toBe(2);
  });

  test("before a move that its rules refuse, and keeps that one", async () => {
    await play({ moves: [take(1, 2), take(2, 3), take(1, 1)], at: 3 });
    expect(state()).toMatchObject({ at: 1, moves: [take(1, 2)] });
    expect(state().fault?.text).toContain("Move 2, Ben's take, is refused under these rules");
    expect(state().kept).toMatchObject({ after: 1, moves: [take(2, 3), take(1, 1)] });
  });

  test("a table learns who plays, and shows the game as its seat sees it", async () => {
    await play();
    const { orders, options } = frames.table(2);
    expect(options.title).toBe("Pebbles, seat 2");
    expect(options.first).toMatchObject({ t: "seat", theme: "light", style: PEBBLES.style });
    const online = (id: string) => ({ t: "ui", message: { type: "userOnline", id, online: true } });
    expect(orders.slice(0, 2)).toEqual([online("1"), online("2")]);
    expect(orders[2]).toMatchObject({
      t: "ui",
      message: { type: "gameUpdate", currentPlayers: [1], position: 2, state: { rseed: "" } },
    });
  });
});

describe("what the rules show at the start, such as an announcement, is shown by a table", () => {
  const { game, players, messages } = pebblesStart();
  const shown = [{ left: 6, announcements: ["A new pile"] }, players[0]?.state];
  const start = { game, messages, players: players.map((player) => ({ ...player, state: shown })) };
  const answers = { replay: () => ({ updates: [start] }) };

  test("that is ready before the engine", async () => {
    createSession({}, answers);
    session.start();
    openTables();
    await settle();
    expect(frames.table(1).orders.at(-1)).toMatchObject({ message: { state: shown } });
  });

  test("that is ready after it", async () => {
    await play({}, answers);
    expect(frames.table(1).orders.at(-1)).toMatchObject({ message: { state: shown } });
  });
});

describe("moves", () => {
  test("are shown at all tables, up to the end of the game", async () => {
    await play();
    await move(1, 2);
    expect([pebblesAt(frames.table(1)), pebblesAt(frames.table(2))]).toEqual([3, 3]);
    await move(2, 2);
    await move(1, 1);
    expect(state().updates[3]?.game).toMatchObject({ phase: "finished", winners: [1] });
    expect(frames.table(2).orders.at(-1)).toMatchObject({
      message: { type: "gameFinished", winners: [1] },
    });
  });

  test("that come at once are made one after the other, in their order", async () => {
    await play();
    frames.hold();
    takeAt(frames.table(1), 1);
    takeAt(frames.table(2), 2);
    await settle();
    expect(state()).toMatchObject({ phase: { kind: "moving" }, moves: [] });
    expect(questions("move")).toHaveLength(1);
    frames.release();
    await settle();
    expect(state()).toMatchObject({ phase: READY, moves: [take(1, 1), take(2, 2)] });
    expect(left()).toBe(2);
  });

  test("that the engine refuses leave the game as it is, and their table takes them back", async () => {
    await play();
    await move(2, 1);
    expect(state()).toMatchObject({ moves: [], at: 0, phase: READY });
    expect(state().fault?.text).toBe("Refused: it is not the turn of seat 2");
    expect(frames.table(2).orders.slice(-2)).toMatchObject([
      { message: { type: "messageProcessed", error: "it is not the turn of seat 2" } },
      { message: { type: "gameUpdate", state: { left: 5 } } },
    ]);
    await move(1, 1);
    expect(state()).toMatchObject({ fault: undefined, moves: [take(1, 1)] });
  });

  test("that tables send after the end are not asked of the engine", async () => {
    await play({ moves: [take(1, 2), take(2, 2), take(1, 1)], at: 3 });
    await move(2, 1);
    expect(questions("move")).toHaveLength(0);
    expect(state().fault).toBeUndefined();
  });

  test("that tables make by themselves after the turn are not asked of the engine", async () => {
    await play();
    frames.hold();
    takeAt(frames.table(1), 1);
    takeAt(frames.table(1), 2, false);
    frames.release();
    await settle();
    expect(state()).toMatchObject({ moves: [take(1, 1)], fault: undefined });
    expect(questions("move")).toHaveLength(1);
    expect(pebblesAt(frames.table(1))).toBe(4);
  });

  test("that a slow table makes by itself for an older state are refused without a word", async () => {
    await play();
    takeAt(frames.table(1), 3, false);
    await settle();
    expect(state()).toMatchObject({ moves: [], phase: READY });
    expect(state().fault).toBeUndefined();
    expect(pebblesAt(frames.table(1))).toBe(5);
    // It has the newest state by now, and makes the same move.
    takeAt(frames.table(1), 3, false);
    await settle();
    expect(state().fault?.text).toBe("Refused: 3 are too many");
  });

  test("are taken back and come back; the tables follow", async () => {
    await play();
    await move(1, 1);
    await move(2, 2);
    session.moves.undo();
    expect([left(), pebblesAt(frames.table(2))]).toEqual([4, 4]);
    session.moves.redo();
    expect(left()).toBe(2);
    session.moves.show(0);
    expect(pebblesAt(frames.table(1))).toBe(5);
    await move(1, 2);
    expect(state()).toMatchObject({ moves: [take(1, 2)], at: 1 });
  });

  test("that have been made at that moment before are walked along, and nothing is lost", async () => {
    await play();
    await move(1, 1);
    await move(2, 1);
    session.moves.show(0);
    await move(1, 1);
    expect(state()).toMatchObject({ at: 1, moves: [take(1, 1), take(2, 1)] });
    expect(questions("move")).toHaveLength(2);
  });

  test("that a table makes by itself are skipped by undo and redo", async () => {
    await play();
    await move(1, 1);
    takeAt(frames.table(2), 1, false);
    await settle();
    expect(state().moves).toHaveLength(2);
    session.moves.undo();
    expect(state().moves).toHaveLength(0);
    session.moves.redo();
    expect(state().moves).toHaveLength(1);
    session.moves.redo();
    expect(state().moves).toHaveLength(2);
  });
});

test("what is saved opens the same game again", async () => {
  await play();
  await move(1, 1);
  await move(2, 2);
  session.moves.show(1);
  const { position, code } = session.save();
  session.close();
  expect(code).toBe(PEBBLES);
  await play(position);
  expect(state()).toMatchObject({ at: 1, moves: [take(1, 1), take(2, 2)] });
  expect(left()).toBe(4);
});
