import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  PEBBLES,
  START,
  createPebbleFrames,
  pebblesAt,
  rulesOf,
  take,
  takeAt,
  type PebbleFrames,
} from "../../../../tests/dom/pebbles";
import { canRedo, canUndo } from "../../../lib/play/history";
import type { StartPosition } from "../../../lib/play/startPosition";
import { GameSession } from "./GameSession";

let session: GameSession;
let frames: PebbleFrames;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

/** Lets everything that was asked be answered; no time passes. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** A bot thinks for a second before its move. */
const botTurn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

const state = () => session.getState();
const left = (): number | undefined => {
  const { updates, at } = state();
  return (updates[at]?.game.state as { left?: number } | undefined)?.left;
};

/** A session with a table for each seat, as it is before its engine has answered. */
function createSession(
  start: Partial<StartPosition> = {},
  answers: Parameters<typeof createPebbleFrames>[0] = {},
): void {
  frames = createPebbleFrames(answers);
  session = new GameSession({
    bundle: PEBBLES,
    framePath: "/live/play.html",
    host: document.body,
    start: { ...START, ...start },
    openFrame: frames.openFrame,
  });
}

function openTables(): void {
  for (let seat = 1; seat <= state().players; seat += 1) {
    session.openSeat(seat, document.body, "light");
    frames.table(seat).report({ t: "ui", message: { type: "ready" }, byReader: false });
  }
}

async function play(
  start: Partial<StartPosition> = {},
  answers: Parameters<typeof createPebbleFrames>[0] = {},
): Promise<void> {
  createSession(start, answers);
  session.start();
  await settle();
  openTables();
}

async function move(seat: number, count: number): Promise<void> {
  takeAt(frames.table(seat), count);
  await settle();
}

const engine = () => frames.engines().at(-1)!;
const questions = (name: string) => frames.asked.filter((question) => question.name === name);

describe("a game starts", () => {
  test("with its players, seed and settings, and is busy until the engine answers", async () => {
    createSession({ players: 3 });
    session.start();
    expect(state()).toMatchObject({ phase: "starting", busy: true, updates: [] });
    await settle();
    expect(state()).toMatchObject({ phase: "playing", busy: false, at: 0, fault: undefined });
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
    session.show(2);
    expect(left()).toBe(2);
  });

  test("before a move that its rules refuse, and keeps that one", async () => {
    await play({ moves: [take(1, 2), take(2, 3), take(1, 1)], at: 3 });
    expect(state()).toMatchObject({ at: 1, moves: [take(1, 2)] });
    expect(state().fault).toContain("Move 2, Ben's take, is refused under these rules");
    expect(state().kept).toMatchObject({ after: 1, moves: [take(2, 3), take(1, 1)] });
  });

  test("a table is told who plays, and shows the game as its seat sees it", async () => {
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
    expect(state()).toMatchObject({ busy: true, moves: [] });
    expect(questions("move")).toHaveLength(1);
    frames.release();
    await settle();
    expect(state()).toMatchObject({ busy: false, moves: [take(1, 1), take(2, 2)] });
    expect(left()).toBe(2);
  });

  test("that the engine refuses leave the game as it is, and their table takes them back", async () => {
    await play();
    await move(2, 1);
    expect(state()).toMatchObject({ moves: [], at: 0, busy: false });
    expect(state().fault).toBe("Refused: it is not the turn of seat 2");
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

  test("are taken back one by one, and come back until another is made", async () => {
    await play();
    await move(1, 1);
    await move(2, 2);
    session.undo();
    expect(left()).toBe(4);
    expect(pebblesAt(frames.table(2))).toBe(4);
    session.undo();
    expect(left()).toBe(5);
    expect(canUndo(state())).toBe(false);
    session.redo();
    expect([left(), canRedo(state())]).toEqual([4, true]);
    await move(2, 1);
    expect([left(), canRedo(state())]).toEqual([3, false]);
  });

  test("made at an earlier moment go on from there; undo gives back what they replaced", async () => {
    await play();
    await move(1, 1);
    await move(2, 1);
    session.show(0);
    expect(pebblesAt(frames.table(1))).toBe(5);
    await move(1, 2);
    expect(state()).toMatchObject({ moves: [take(1, 2)], at: 1 });
    session.undo();
    expect(state()).toMatchObject({ moves: [take(1, 1), take(2, 1)], at: 0 });
    session.redo();
    expect(state().moves).toEqual([take(1, 2)]);
  });

  test("that have been made at that moment before are walked along, and nothing is lost", async () => {
    await play();
    await move(1, 1);
    await move(2, 1);
    session.show(0);
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
    session.undo();
    expect(state().moves).toHaveLength(0);
    session.redo();
    expect(state().moves).toHaveLength(1);
    session.redo();
    expect(state().moves).toHaveLength(2);
  });
});

describe("bots", () => {
  test("move for whose turn it is, with another draw each time and the game's own words", async () => {
    await play();
    await session.playBotMove();
    await session.playBotMove();
    expect(state().moves).toEqual([take(1, 1), take(2, 1)]);
    expect(questions("bot").map(({ args }) => args.slice(1))).toEqual([
      ["brook 1", { shout: ["Hooray"] }],
      ["brook 2", { shout: ["Hooray"] }],
    ]);
  });

  test("that find no move say so, and all of them stop", async () => {
    await play({}, { bot: () => undefined });
    session.setPlayOn(true);
    await botTurn();
    expect(state().fault).toBe(
      "The bot found no move for Ada. There is no legal move. Undo a move, or restart.",
    );
    expect(state()).toMatchObject({ playOn: false, busy: false });
  });

  test("play on to the end, a second for each move", async () => {
    await play();
    session.setPlayOn(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(state().moves).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().moves).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().moves).toHaveLength(5);
    expect(state().updates.at(-1)?.game.phase).toBe("finished");
  });

  test.each([
    [
      "the reader stops them",
      () => {
        session.setPlayOn(false);
      },
    ],
    [
      "the reader looks at another moment",
      () => {
        session.show(0);
      },
    ],
    [
      "the reader undoes a move",
      () => {
        session.undo();
      },
    ],
    [
      "the page is hidden",
      () => {
        vi.spyOn(document, "hidden", "get").mockReturnValue(true);
        document.dispatchEvent(new Event("visibilitychange"));
      },
    ],
  ])("stop when %s", async (_, stop) => {
    await play();
    session.setPlayOn(true);
    await botTurn();
    const { updates } = state();
    stop();
    expect(state().playOn).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(questions("bot")).toHaveLength(1);
    expect(state().updates.length).toBeLessThanOrEqual(updates.length);
  });

  test("stop when the reader moves", async () => {
    await play();
    session.setPlayOn(true);
    await move(1, 2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(state()).toMatchObject({ playOn: false, moves: [take(1, 2)] });
  });

  test("play the other seats; undo goes back to the reader's own choice", async () => {
    await play();
    session.setHuman(1);
    await botTurn();
    expect(state().moves).toEqual([]);
    await move(1, 1);
    await botTurn();
    expect(state().moves).toEqual([take(1, 1), take(2, 1)]);
    session.undo();
    expect(state().moves).toEqual([]);
    session.redo();
    expect(state().moves).toHaveLength(2);
  });
});

describe("a restart", () => {
  test("with the same seed asks for the same start, at new tables", async () => {
    await play();
    await move(1, 1);
    await session.playBotMove();
    const { edition } = state();
    await session.restart(2, "brook");
    expect(state()).toMatchObject({ moves: [], at: 0, edition: edition + 1, phase: "playing" });
    const [first, second] = questions("replay");
    expect(second).toEqual(first);
    expect([canUndo(state()), canRedo(state())]).toEqual([false, false]);
    // The bots draw the same, too.
    await session.playBotMove();
    expect(questions("bot").map(({ args }) => args[1])).toEqual(["brook 1", "brook 1"]);
  });

  test("takes another seed and other players; a seat that is gone has no reader", async () => {
    await play({ players: 3 });
    session.setHuman(3);
    await session.restart(2, "plum");
    expect(state()).toMatchObject({ players: 2, seed: "plum", human: undefined });
    expect(state().updates[0]?.players).toHaveLength(2);
    expect(questions("replay").at(-1)?.args[0]).toMatchObject({ players: 2, seed: "plum" });
  });

  test("that is overtaken by another has no say when its answer comes", async () => {
    await play();
    frames.hold();
    const first = session.restart(4, "slow");
    const second = session.restart(3, "quick");
    frames.release();
    await Promise.all([first, second]);
    expect(state()).toMatchObject({ players: 3, seed: "quick", phase: "playing" });
    expect(state().updates[0]?.players).toHaveLength(3);
  });
});

describe("an engine", () => {
  test("that hangs on a move is given up: the game stands before it and goes on", async () => {
    await play();
    await move(1, 1);
    const { edition } = state();
    frames.hold();
    await move(2, 2);
    engine().fail("hung");
    await settle();
    expect(state().fault).toBe(
      "The engine with the game's rules did not answer for a while, so it was stopped. The game stands before Ben's move “take”: make another one, or restart.",
    );
    // The browser may have hung the tables, too: all are opened anew.
    expect(state()).toMatchObject({ needsRestart: true, busy: false, edition: edition + 1 });
    frames.release();
    openTables();
    // A table that has no other choice would have it hang again, without end.
    takeAt(frames.table(2), 2, false);
    await settle();
    expect(state()).toMatchObject({ moves: [take(1, 1)], needsRestart: true });
    await move(2, 1);
    expect(frames.engines()).toHaveLength(2);
    expect(state()).toMatchObject({
      moves: [take(1, 1), take(2, 1)],
      fault: undefined,
      needsRestart: false,
    });
  });

  test("that never loads fails the game, until a restart", async () => {
    createSession();
    frames.hold();
    session.start();
    engine().fail("silent");
    await settle();
    expect(state()).toMatchObject({ phase: "failed", busy: false, needsRestart: true });
    expect(state().fault).toBe(
      "The engine with the game's rules did not load within 15 seconds. Restart to try again.",
    );
    frames.release();
    await session.restart(2, "brook");
    expect(state()).toMatchObject({ phase: "playing", fault: undefined, needsRestart: false });
  });

  test("whose rules throw as they load fails the game, and says why", async () => {
    createSession();
    session.start();
    engine().report({ t: "fault", message: "plot is not defined" });
    expect(state()).toMatchObject({ phase: "failed", needsRestart: true });
    expect(state().fault).toBe("The game's rules did not load: plot is not defined.");
  });

  test("that dies while bots play on does not move again by itself", async () => {
    await play();
    frames.hold();
    session.setPlayOn(true);
    await botTurn();
    engine().fail("replaced");
    frames.release();
    await vi.advanceTimersByTimeAsync(5000);
    expect(state()).toMatchObject({ playOn: false, moves: [], busy: false });
    expect(state().fault).toContain("The bot found no move for Ada. The engine was stopped.");
  });

  test("that answers late changes nothing of a game that has been closed", async () => {
    await play();
    frames.hold();
    takeAt(frames.table(1), 1);
    await settle();
    const before = state().moves;
    session.close();
    expect(frames.alive()).toEqual([]);
    frames.release();
    await settle();
    expect(state().moves).toBe(before);
    // Nor is a new engine opened for what had yet to be asked.
    expect(frames.engines()).toHaveLength(1);
  });
});

describe("changed rules", () => {
  test("play the same moves at new tables, in an engine that takes over", async () => {
    await play();
    await move(1, 2);
    const [old] = frames.engines();
    const { edition } = state();
    await session.setCode(rulesOf(3));
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
    await session.setCode(rulesOf(1));
    expect(state().moves).toEqual([take(1, 1)]);
    expect(state().fault).toContain("Move 2, Ben's take, is refused under the new rules");
    expect(state().kept).toMatchObject({ after: 1, moves: [take(2, 2)] });
    await session.setCode(rulesOf(2));
    expect(state()).toMatchObject({
      moves: [take(1, 1), take(2, 2)],
      kept: undefined,
      fault: undefined,
    });
  });

  test("that were refused a move keep it only until the reader makes another", async () => {
    await play();
    await move(1, 2);
    await session.setCode(rulesOf(1));
    openTables();
    await move(1, 1);
    expect(state().kept).toBeUndefined();
    await session.setCode(rulesOf(2));
    expect(state().moves).toEqual([take(1, 1)]);
  });

  test("that do not load leave the game under those from before, and say so", async () => {
    await play();
    frames.hold();
    const changed = session.setCode(rulesOf(3));
    expect(state().trying).toBe(true);
    engine().report({ t: "fault", message: "game is not defined" });
    await changed;
    expect(state().fault).toBe("The new rules do not start: game is not defined");
    expect(frames.engines().map(({ isClosed }) => isClosed)).toEqual([false, true]);
    frames.release();
    await move(1, 2);
    expect(state().moves).toEqual([take(1, 2)]);
  });

  test("that are taken back settle what was wrong with them", async () => {
    await play();
    frames.hold();
    const changed = session.setCode(rulesOf(3));
    engine().report({ t: "fault", message: "broken" });
    await changed;
    expect(state().fault).toContain("do not start");
    await session.setCode({ modules: PEBBLES.modules, style: PEBBLES.style });
    expect(state().fault).toBeUndefined();
    expect(frames.engines()).toHaveLength(2);
  });

  test("that hang cost their engine and that of the game; the tables open anew", async () => {
    await play();
    await move(1, 1);
    const { edition } = state();
    frames.hold();
    const changed = session.setCode(rulesOf(3));
    engine().fail("hung");
    await changed;
    expect(state().fault).toContain(
      "The new rules do not start: The engine with the game's rules did not answer for a while",
    );
    expect(state().fault).toContain("The game goes on under the rules from before.");
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
    const changed = session.setCode(rulesOf(9));
    await session.setCode(rulesOf(4));
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
    const changed = session.setCode(rulesOf(3));
    void session.setCode(rulesOf(4));
    frames.release();
    await changed;
    expect(session.save().code).toEqual(rulesOf(4));
    expect(frames.engines().map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  test("play the moves that were made while they were tried, too", async () => {
    await play();
    frames.hold();
    const changed = session.setCode(rulesOf(3));
    takeAt(frames.table(1), 2);
    await settle();
    frames.release();
    await changed;
    expect(state().moves).toEqual([take(1, 2)]);
    expect(session.save().code).toEqual(rulesOf(3));
    expect(questions("replay").at(-1)?.args[1]).toEqual([take(1, 2)]);
  });

  test("need no other engine when only the looks change", async () => {
    await play();
    await move(1, 1);
    const { edition } = state();
    await session.setCode({ modules: PEBBLES.modules, style: ".Pebble { color: blue; }" });
    expect(frames.engines()).toHaveLength(1);
    expect(state()).toMatchObject({ edition: edition + 1, moves: [take(1, 1)] });
    openTables();
    expect(frames.table(1).options.first).toMatchObject({ style: ".Pebble { color: blue; }" });
  });

  test("that are being tried end with the game", async () => {
    await play();
    frames.hold();
    void session.setCode(rulesOf(3));
    session.close();
    expect(frames.alive()).toEqual([]);
    frames.release();
    await settle();
    expect(session.save().code).toBe(PEBBLES);
  });
});

describe("a table", () => {
  test("that reports a fault is named; the game goes on", async () => {
    await play();
    frames.table(2).report({ t: "fault", message: "x is not a function (ui.tsx, line 3)" });
    expect(state().fault).toBe(
      "Ben's table reports: x is not a function (ui.tsx, line 3). The rules and the other tables are not affected.",
    );
    await move(1, 1);
    expect(state()).toMatchObject({ moves: [take(1, 1)], fault: undefined });
  });

  test.each([
    ["hung", "did not answer for a while, so it was stopped"],
    ["silent", "did not load within 15 seconds"],
    ["replaced", "left its frame for another page, so it was closed"],
    ["flood", "sent more than 1000 messages in a second, so it was stopped"],
  ] as const)(
    "that is lost because it is %s says so, and can be opened again",
    async (failure, why) => {
      await play();
      frames.table(2).fail(failure);
      expect(state().lostSeats).toEqual([2]);
      expect(state().fault).toBe(
        `Ben's table ${why}. The game goes on; “Open again” brings the table back.`,
      );
      await move(1, 1);
      expect(left()).toBe(4);
      session.openSeat(2, document.body, "dark");
      const table = frames.table(2);
      table.report({ t: "ui", message: { type: "ready" }, byReader: false });
      expect(state()).toMatchObject({ lostSeats: [], fault: undefined });
      expect(pebblesAt(table)).toBe(4);
      expect(table.options.first).toMatchObject({ theme: "dark" });
    },
  );

  test("takes the theme and the marks of its seat, also those from before it was there", async () => {
    await play();
    const marks = [{ branch: "0/1", kind: "match" as const }];
    session.setMarks(2, marks);
    session.setTheme("dark");
    expect(frames.table(2).orders.slice(-2)).toEqual([
      { t: "mark", marks },
      { t: "theme", theme: "dark" },
    ]);
    expect(frames.table(1).orders.filter(({ t }) => t === "mark")).toEqual([]);
    session.openSeat(2, document.body, "dark");
    frames.table(2).report({ t: "ui", message: { type: "ready" }, byReader: false });
    expect(frames.table(2).orders).toContainEqual({ t: "mark", marks });
    // Marks that were not there need not be taken away.
    session.setMarks(1, []);
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

test("what is saved opens the same game again", async () => {
  await play();
  await move(1, 1);
  await move(2, 2);
  session.show(1);
  const { position, code } = session.save();
  session.close();
  expect(code).toBe(PEBBLES);
  await play(position);
  expect(state()).toMatchObject({ at: 1, moves: [take(1, 1), take(2, 2)] });
  expect(left()).toBe(4);
});
