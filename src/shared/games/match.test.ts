import { expect, test } from "vitest";
import type { GameEngine } from "./engine";
import { lastUpdate, playMove, seatView, startMatch } from "./match";
import { nim } from "./testing/nim";

const seating = { players: 2, seed: "s", settings: { matches: 3 } };
const take = (seat: number, count: number) => ({ seat, name: "take", args: { count } });

test("a match grows by one update for every move and leaves the older match as it is", () => {
  const start = startMatch(nim, seating);
  const next = playMove(nim, start, take(1, 1));
  expect(start.updates).toHaveLength(1);
  expect(next.updates).toHaveLength(2);
  expect(next.moves).toEqual([take(1, 1)]);
  // nim modifies the state it is given; the match must not be affected.
  expect(seatView(lastUpdate(start), 1)).toMatchObject({ left: 3, turn: 1 });
  expect(seatView(lastUpdate(next), 1)).toMatchObject({ left: 2, turn: 2 });
});

test("a refused move throws the engine's message", () =>
  expect(() => playMove(nim, startMatch(nim, seating), take(2, 1))).toThrow("it is the turn of 1"));

test("nobody moves after the end", () => {
  const match = [take(1, 1), take(2, 2)].reduce(
    (current, move) => playMove(nim, current, move),
    startMatch(nim, seating),
  );
  expect(lastUpdate(match).game).toMatchObject({ phase: "finished", winners: [2] });
  expect(() => playMove(nim, match, take(1, 1))).toThrow("already ended");
});

test("what JSON cannot carry does not survive", () => {
  const engine: GameEngine = {
    ...nim,
    initialState: (setup) => ({ ...nim.initialState(setup), lost: new Map([[1, 2]]) }),
  };
  expect(startMatch(engine, seating).updates[0]).toMatchObject({ lost: {} });
});

test("a seat sees the last frame of an animation", () => {
  const update = startMatch(nim, seating).updates[0];
  const frames = { ...update, players: [{ position: 1, state: [{ n: 1 }, { n: 2 }] }] };
  expect(seatView(frames, 1)).toEqual({ n: 2 });
  expect(() => seatView(frames, 2)).toThrow("There is no seat 2; the seats are 1.");
});

test("seats have names and colors of their own, and there are six", () => {
  expect(() => startMatch(nim, { ...seating, players: 7 })).toThrow(
    "7 players cannot be seated: there are 1 to 6 seats.",
  );
});
