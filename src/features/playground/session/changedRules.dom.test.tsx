import { describe, expect, test } from "vitest";
import { PEBBLES, rulesOf, take, takeAt } from "../../../../tests/dom/pebbles";
import {
  createSession,
  engine,
  frames,
  move,
  openTables,
  play,
  prepareSessions,
  questions,
  session,
  settle,
  state,
} from "../../../../tests/dom/pebbleSession";

prepareSessions();

describe("changed rules", () => {
  test("play the same moves at new tables, in an engine that takes over", async () => {
    await play();
    await move(1, 2);
    const [old] = frames.engines();
    const { edition } = state();
    await session.hotReload.run(rulesOf(3));
    expect(state()).toMatchObject({ moves: [take(1, 2)], edition: edition + 1, trying: false });
    expect(frames.engines()).toHaveLength(2);
    expect(old?.isClosed).toBe(true);
    openTables();
    await move(2, 3);
    expect(state().moves).toEqual([take(1, 2), take(2, 3)]);
    expect(session.save().code).toEqual(rulesOf(3));
  });

  test("stop before a move that they refuse; it comes back with rules that allow it", async () => {
    await play();
    await move(1, 1);
    await move(2, 2);
    await session.hotReload.run(rulesOf(1));
    expect(state().moves).toEqual([take(1, 1)]);
    expect(state().fault?.text).toContain("Move 2, Ben's take, is refused under the new rules");
    expect(state().kept).toMatchObject({ after: 1, moves: [take(2, 2)] });
    await session.hotReload.run(rulesOf(2));
    expect(state()).toMatchObject({
      moves: [take(1, 1), take(2, 2)],
      kept: undefined,
      fault: undefined,
    });
  });

  test("that were refused a move keep it only until the reader makes another", async () => {
    await play();
    await move(1, 2);
    await session.hotReload.run(rulesOf(1));
    openTables();
    await move(1, 1);
    expect(state().kept).toBeUndefined();
    await session.hotReload.run(rulesOf(2));
    expect(state().moves).toEqual([take(1, 1)]);
  });

  test("that do not load say so until they are taken back; the game goes on without them", async () => {
    await play();
    frames.hold();
    const changed = session.hotReload.run(rulesOf(3));
    expect(state().trying).toBe(true);
    engine().report({ t: "fault", message: "game is not defined" });
    await changed;
    expect(state().fault?.text).toBe("The new rules do not start: game is not defined");
    await session.hotReload.run({ modules: PEBBLES.modules, style: PEBBLES.style });
    expect(state().fault).toBeUndefined();
    expect(frames.engines().map(({ isClosed }) => isClosed)).toEqual([false, true]);
    frames.release();
    await move(1, 2);
    expect(state().moves).toEqual([take(1, 2)]);
  });

  test("that hang cost their engine and that of the game; the tables open again", async () => {
    await play();
    await move(1, 1);
    const { edition } = state();
    frames.hold();
    const changed = session.hotReload.run(rulesOf(3));
    engine().fail("hung");
    await changed;
    expect(state().fault?.text).toContain(
      "The new rules do not start: The engine with the game's rules did not answer for a while",
    );
    expect(state().fault?.text).toContain("The game goes on under the rules from before.");
    expect(state().edition).toBe(edition + 1);
    expect(frames.engines().every(({ isClosed }) => isClosed)).toBe(true);
    frames.release();
    openTables();
    await move(2, 2);
    expect(state().moves).toEqual([take(1, 1), take(2, 2)]);
  });

  test("that are corrected while they hang start as soon as they are given up", async () => {
    await play();
    frames.hold();
    const changed = session.hotReload.run(rulesOf(9));
    await session.hotReload.run(rulesOf(4));
    // Until the first are given up, no others can start: they share a process.
    expect(frames.engines()).toHaveLength(2);
    engine().fail("hung");
    frames.release();
    await changed;
    expect(state()).toMatchObject({ trying: false, fault: undefined });
    expect(session.save().code).toEqual(rulesOf(4));
    openTables();
    await move(1, 4);
    expect(state().moves).toEqual([take(1, 4)]);
  });

  test("that are corrected before they answer do not take over", async () => {
    await play();
    frames.hold();
    const changed = session.hotReload.run(rulesOf(3));
    void session.hotReload.run(rulesOf(4));
    frames.release();
    await changed;
    expect(session.save().code).toEqual(rulesOf(4));
    expect(frames.engines().map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  test("play the moves that were made while they were tried, too", async () => {
    await play();
    frames.hold();
    const changed = session.hotReload.run(rulesOf(3));
    takeAt(frames.table(1), 2);
    await settle();
    frames.release();
    await changed;
    expect(state().moves).toEqual([take(1, 2)]);
    expect(session.save().code).toEqual(rulesOf(3));
    expect(questions("replay").at(-1)?.args[1]).toEqual([take(1, 2)]);
  });

  test("play the moves that the game begins with, though it still loads", async () => {
    createSession({ moves: [take(1, 2)], at: 1 });
    frames.hold();
    session.start();
    const changed = session.hotReload.run(rulesOf(3));
    await settle();
    frames.releaseNewest();
    await settle();
    frames.release();
    await changed;
    expect(state().moves).toEqual([take(1, 2)]);
    expect(session.save().code).toEqual(rulesOf(3));
  });

  test("play the game that was restarted while they were tried", async () => {
    await play();
    await move(1, 2);
    frames.hold();
    const changed = session.hotReload.run(rulesOf(3));
    await settle();
    frames.releaseNewest();
    const restarted = session.restart(3, "plum");
    await settle();
    frames.release();
    await Promise.all([changed, restarted]);
    expect(state()).toMatchObject({ moves: [], players: 3, seed: "plum" });
    expect(state().updates[0]?.players).toHaveLength(3);
    expect(session.save().code).toEqual(rulesOf(3));
  });

  test("need no other engine when only the style changes", async () => {
    await play();
    await move(1, 1);
    const { edition } = state();
    await session.hotReload.run({ modules: PEBBLES.modules, style: ".Pebble { color: blue; }" });
    expect(frames.engines()).toHaveLength(1);
    expect(state()).toMatchObject({ edition: edition + 1, moves: [take(1, 1)] });
    openTables();
    expect(frames.table(1).options.first).toMatchObject({ style: ".Pebble { color: blue; }" });
  });

  test("that are being tried end with the game", async () => {
    await play();
    frames.hold();
    void session.hotReload.run(rulesOf(3));
    session.close();
    expect(frames.open()).toEqual([]);
    frames.release();
    await settle();
    expect(session.save().code).toBe(PEBBLES);
  });
});
