import { describe, expect, test, vi } from "vitest";
import { pebblesAt, take, takeAt } from "../../../../tests/dom/pebbles";
import {
  botTurn,
  createSession,
  engine,
  frames,
  left,
  move,
  openTables,
  play,
  prepareSessions,
  session,
  settle,
  state,
} from "../../../../tests/dom/pebbleSession";
import { describeLostTables } from "./failures";
import { READY } from "./sessionState";

prepareSessions();

describe("an engine", () => {
  test("that hangs on a move is given up: the game stays before it and goes on", async () => {
    await play();
    await move(1, 1);
    const { edition } = state();
    frames.hold();
    await move(2, 2);
    engine().fail("hung");
    await settle();
    expect(state().fault?.text).toBe(
      "The engine with the game's rules did not answer for a while, so it was stopped. The usual cause is a loop that never ends, or one in the flow in which nobody has to act. The game is before Ben's move “take”: make another one, or restart.",
    );
    // The browser may have hung the tables, too: all are opened again.
    expect(state()).toMatchObject({ phase: { kind: "stopped" }, edition: edition + 1 });
    frames.release();
    openTables();
    // A table that has no other choice would have it hang again, without end.
    takeAt(frames.table(2), 2, false);
    await settle();
    expect(state()).toMatchObject({ moves: [take(1, 1)], phase: { kind: "stopped" } });
    await move(2, 1);
    expect(frames.engines()).toHaveLength(2);
    expect(state()).toMatchObject({
      moves: [take(1, 1), take(2, 1)],
      fault: undefined,
      phase: READY,
    });
  });

  test("that a move has cost is opened again for bots, when the reader starts them", async () => {
    await play();
    frames.hold();
    await move(1, 1);
    engine().fail("hung");
    await settle();
    frames.release();
    await botTurn();
    expect(state()).toMatchObject({ phase: { kind: "stopped" }, moves: [] });
    session.bots.startAutoplay();
    await botTurn();
    expect(state().moves).toHaveLength(1);
  });

  test("whose rules throw when it is opened again fails the game; a restart makes it go on", async () => {
    await play();
    frames.hold();
    await move(1, 1);
    engine().fail("hung");
    await settle();
    openTables();
    takeAt(frames.table(1), 1);
    // The new engine is there, and not ready yet.
    await Promise.resolve();
    engine().report({ t: "fault", message: "plot is not defined" });
    await settle();
    expect(state().phase.kind).toBe("failed");
    frames.release();
    await session.restart(2, "brook");
    openTables();
    await move(1, 1);
    expect(state().moves).toEqual([take(1, 1)]);
  });

  test("that never loads fails the game, until a restart", async () => {
    createSession();
    frames.hold();
    session.start();
    engine().fail("silent");
    await settle();
    expect(state().phase.kind).toBe("failed");
    expect(state().fault?.text).toBe(
      "The engine with the game's rules did not load within 15 seconds. Restart to try again.",
    );
    frames.release();
    await session.restart(2, "brook");
    expect(state()).toMatchObject({ phase: READY, fault: undefined });
  });

  test("whose rules throw as they load fails the game, and says why", () => {
    createSession();
    session.start();
    engine().report({ t: "fault", message: "plot is not defined" });
    expect(state().phase.kind).toBe("failed");
    expect(state().fault?.text).toBe("The game's rules did not load: plot is not defined.");
  });

  test("that dies while bots play on does not move again by itself", async () => {
    await play();
    frames.hold();
    session.bots.startAutoplay();
    await botTurn();
    engine().fail("replaced");
    frames.release();
    await vi.advanceTimersByTimeAsync(5000);
    expect(state()).toMatchObject({ phase: { kind: "stopped" }, moves: [] });
    expect(state().fault?.text).toContain("The bot found no move for Ada. The engine was stopped.");
  });

  test.each([
    [
      "has not answered for 15 seconds",
      async () => {
        await vi.advanceTimersByTimeAsync(14_000);
        expect(state().phase.kind).toBe("moving");
        engine().answeredAt = performance.now();
        await vi.advanceTimersByTimeAsync(2000);
      },
    ],
    [
      "throws instead",
      () => {
        engine().report({ t: "fault", message: "a.map is not a function" });
        return settle();
      },
    ],
  ])("that %s is given up; the next move has a new one", async (_, wait) => {
    await play();
    frames.hold();
    await move(1, 1);
    await wait();
    expect(state()).toMatchObject({ phase: { kind: "stopped" }, moves: [] });
    expect(state().fault?.text).toBe(
      "The engine with the game's rules broke down over a question, so it was stopped. The game is before Ada's move “take”: make another one, or restart.",
    );
    frames.release();
    await move(1, 2);
    expect(frames.engines()).toHaveLength(2);
    expect(state()).toMatchObject({ moves: [take(1, 2)], fault: undefined });
  });

  test("that has worked for 15 seconds is given up, with the tables that it kept silent", async () => {
    await play();
    frames.hold();
    const { edition } = state();
    await move(1, 1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(state()).toMatchObject({
      phase: { kind: "stopped" },
      edition: edition + 1,
      lostTables: [],
    });
    expect(state().fault?.text).toContain("did not answer for a while, so it was stopped");
  });

  test("whose answer is no game state changes nothing, and says so", async () => {
    await play({}, { move: () => ({ game: null }) as never });
    await move(1, 1);
    expect(state()).toMatchObject({ moves: [], phase: READY });
    expect(state().fault?.text).toBe("Refused: The rules sent something that is no game state.");
  });

  test("whose start is no game state fails the game, and says so", async () => {
    await play({}, { replay: () => ({ updates: [{}] }) as never });
    expect(state().phase.kind).toBe("failed");
    const why = "The rules sent something that is no game state.";
    expect(state().fault?.text).toBe(why);
    // The same rules fail at each table, too.
    frames.table(2).report({ t: "fault", message: "x is not a function" });
    expect(state().fault?.text).toBe(why);
  });

  test("that answers late changes nothing of a game that has been closed", async () => {
    await play();
    frames.hold();
    takeAt(frames.table(1), 1);
    await settle();
    const before = state().moves;
    session.close();
    expect(frames.open()).toEqual([]);
    frames.release();
    await settle();
    expect(state().moves).toBe(before);
    // Nor is a new engine opened for what had yet to be asked.
    expect(frames.engines()).toHaveLength(1);
  });
});

describe("a table", () => {
  const lost = (): string => describeLostTables(state().lostTables, ["Ada", "Ben"]);

  test("that reports a fault is named; the game goes on", async () => {
    await play();
    for (const message of ["x is not a function (ui.tsx, line 3)", "The code threw something."]) {
      frames.table(2).report({ t: "fault", message });
      // A whole sentence gets no second full stop.
      expect(state().fault?.text).toBe(
        `Ben's table reports: ${message.replace(/\.$/, "")}. The game itself goes on.`,
      );
    }
    await move(1, 1);
    expect(state()).toMatchObject({ moves: [take(1, 1)], fault: undefined });
  });

  test.each([
    ["hung", "did not answer for a while, so it was stopped"],
    ["replaced", "left its frame for another page, so it was closed"],
    ["flood", "sent too many or too large messages, so it was stopped"],
    ["busy", "kept the processor busy for 20 seconds while you did nothing, so it was paused"],
    ["focus", "took the keyboard three times without a click from you, so it was stopped"],
    ["history", "was stopped, because code on this page filled the history of this tab"],
  ] as const)(
    "that is lost because it is %s says so, and can be opened again",
    async (failure, why) => {
      await play();
      frames.table(2).fail(failure);
      expect(lost()).toBe(`Ben's table ${why}. The game goes on.`);
      await move(1, 1);
      expect(left()).toBe(4);
      session.seats.setTheme("dark");
      session.seats.reopen();
      const table = frames.table(2);
      table.report({ t: "ui", message: { type: "ready" }, byReader: false });
      expect(state()).toMatchObject({ lostTables: [], fault: undefined });
      expect(pebblesAt(table)).toBe(4);
      expect(table.options.first).toMatchObject({ theme: "dark" });
    },
  );

  test("that does not load is opened once more by itself; then one sentence names all of them", async () => {
    await play();
    for (const seat of [1, 2]) {
      const first = frames.table(seat);
      first.fail("silent");
      expect(frames.table(seat)).not.toBe(first);
      expect(state().lostTables).toEqual([]);
    }
    frames.table(1).fail("silent");
    expect(lost()).toBe("Ada's table did not load within 15 seconds. The game goes on.");
    frames.table(2).fail("silent");
    expect(lost()).toBe("Ada's and Ben's tables did not load within 15 seconds. The game goes on.");
    // What happened to one of them need not have happened to the others.
    session.seats.reopen();
    frames.table(1).fail("silent");
    frames.table(1).fail("silent");
    frames.table(2).fail("hung");
    expect(lost()).toBe(
      "Ben's table did not answer for a while, so it was stopped. The game goes on.",
    );
  });

  test("takes the theme and the marks of its seat, even those from before it was there", async () => {
    await play();
    const marks = [{ branch: "0/1", kind: "match" as const }];
    session.seats.setMarks(2, marks);
    session.seats.setTheme("dark");
    expect(frames.table(2).orders.slice(-2)).toEqual([
      { t: "mark", marks },
      { t: "theme", theme: "dark" },
    ]);
    expect(frames.table(1).orders.filter(({ t }) => t === "mark")).toEqual([]);
    session.seats.open(2, document.body, "dark");
    frames.table(2).report({ t: "ui", message: { type: "ready" }, byReader: false });
    expect(frames.table(2).orders).toContainEqual({ t: "mark", marks });
    // Marks that were not there need not be taken away.
    session.seats.setMarks(1, []);
    expect(frames.table(1).orders.filter(({ t }) => t === "mark")).toEqual([]);
  });

  test("whose seat nobody has taken since a restart shows nothing of the game", async () => {
    await play({ players: 3 });
    const third = frames.table(3);
    const before = third.orders.length;
    await session.restart(2, "brook");
    expect(third.orders).toHaveLength(before);
  });
});
