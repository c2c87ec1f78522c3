import { describe, expect, test, vi } from "vitest";
import { take, takeAt } from "../../../../tests/dom/pebbles";
import {
  botTurn,
  frames,
  move,
  play,
  prepareSessions,
  questions,
  session,
  state,
} from "../../../../tests/dom/pebbleSession";
import { canRedo, canUndo } from "../model/play/history";
import { READY } from "./sessionState";

prepareSessions();

describe("bots", () => {
  test("move for whose turn it is, with another draw each time and the game's own words", async () => {
    await play();
    await session.bots.move();
    await session.bots.move();
    expect(state().moves).toEqual([take(1, 1), take(2, 1)]);
    expect(questions("bot").map(({ args }) => args.slice(1))).toEqual([
      ["brook 1", { shout: ["Hooray"] }],
      ["brook 2", { shout: ["Hooray"] }],
    ]);
  });

  test("that find no move say so, and all of them stop", async () => {
    await play({}, { bot: () => undefined });
    session.bots.startAutoplay();
    await botTurn();
    expect(state().fault?.text).toBe(
      "The bot found no move for Ada. There is no legal move. Undo a move, or restart.",
    );
    expect(state()).toMatchObject({ phase: READY });
  });

  test("play on to the end, a second for each move", async () => {
    await play();
    session.bots.startAutoplay();
    await vi.advanceTimersByTimeAsync(999);
    expect(state().moves).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().moves).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().moves).toHaveLength(5);
    expect(state().updates.at(-1)?.game.phase).toBe("finished");
  });

  test("wait while the tables still show the states that a move has passed through", async () => {
    await play();
    session.store.set({
      updates: state().updates.map((update) => ({
        ...update,
        players: update.players.map(({ position, state: last }) => ({
          position,
          state: [last, last, last],
        })),
      })),
    });
    session.bots.startAutoplay();
    await vi.advanceTimersByTimeAsync(2999);
    expect(state().moves).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().moves).toHaveLength(1);
  });

  test.each([
    ["the reader stops them", () => session.bots.stopAutoplay()],
    ["the reader goes to another moment", () => session.moves.show(0)],
    ["the reader undoes a move", () => session.moves.undo()],
    ["the reader moves", () => takeAt(frames.table(2), 2)],
    [
      "the page is hidden",
      () => {
        vi.spyOn(document, "hidden", "get").mockReturnValue(true);
        document.dispatchEvent(new Event("visibilitychange"));
      },
    ],
  ])("stop when %s", async (_, stop) => {
    await play();
    session.bots.startAutoplay();
    await botTurn();
    stop();
    expect(state().phase).toMatchObject({ autoplay: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(questions("bot")).toHaveLength(1);
  });

  test("play the other seats; undo goes back to the reader's own choice", async () => {
    await play();
    session.bots.setHuman(1);
    await botTurn();
    expect(state().moves).toEqual([]);
    await move(1, 1);
    await botTurn();
    expect(state().moves).toEqual([take(1, 1), take(2, 1)]);
    session.moves.undo();
    expect(state().moves).toEqual([]);
    session.moves.redo();
    expect(state().moves).toHaveLength(2);
  });
});

describe("a restart", () => {
  test("with the same seed asks for the same start, at new tables", async () => {
    await play();
    await move(1, 1);
    await session.bots.move();
    const { edition } = state();
    await session.restart(2, "brook");
    expect(state()).toMatchObject({ moves: [], at: 0, edition: edition + 1, phase: READY });
    const [first, second] = questions("replay");
    expect(second).toEqual(first);
    expect([canUndo(state()), canRedo(state())]).toEqual([false, false]);
    // The bots draw the same, too.
    await session.bots.move();
    expect(questions("bot").map(({ args }) => args[1])).toEqual(["brook 1", "brook 1"]);
  });

  test("opens a new engine, and drops the move that the last one was asked for", async () => {
    await play();
    const engines = frames.engines().length;
    frames.hold();
    const asked = session.bots.move();
    const restarted = session.restart(2, "brook");
    frames.release();
    await Promise.all([asked, restarted]);
    expect(frames.engines()).toHaveLength(engines + 1);
    expect(state()).toMatchObject({ moves: [], phase: READY, fault: undefined });
  });

  test("takes another seed and other players; a seat that is gone has no reader", async () => {
    await play({ players: 3 });
    session.bots.setHuman(3);
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
    expect(state()).toMatchObject({ players: 3, seed: "quick", phase: READY });
    expect(state().updates[0]?.players).toHaveLength(3);
  });
});
