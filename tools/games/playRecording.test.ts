import { expect, test } from "vitest";
import { playRecording } from "./playRecording";
import { parseRecording } from "../../src/node/content/games/parseGame";
import type { Recording } from "../../src/shared/contracts/recording";
import { createPebbleEngine, take } from "../../tests/dom/pebbles";

const pebbles = createPebbleEngine("max = 2");
const recording: Recording = {
  players: 2,
  seed: "s",
  settings: { pebbles: 3 },
  moves: [take(1, 1), take(2, 2)],
  winners: [2],
};

test("a recording gives the start and an update for every move", () =>
  expect(playRecording(pebbles, recording)).toHaveLength(3));

test("a recording can be played in part", () => {
  expect(playRecording(pebbles, recording, { upTo: 1 })).toHaveLength(2);
  expect(playRecording(pebbles, recording, { upTo: 0 })).toHaveLength(1);
});

test.each([
  [
    "a refused move",
    { moves: [take(1, 1), take(1, 2)] },
    'pebbles: move 2 of 2 (seat 1, take {"count":2}) failed: it is not the turn of seat 1',
  ],
  [
    "a move after the end",
    { moves: [...recording.moves, take(1, 1)] },
    'pebbles: move 3 of 3 (seat 1, take {"count":1}) failed: the game has already ended',
  ],
  [
    "a game that goes on",
    { moves: [take(1, 1)] },
    "pebbles: after all 1 moves the game goes on, and seat 2 is to move.",
  ],
  [
    "another winner",
    { winners: [] },
    "pebbles: after 2 moves 2 wins, but the recording says nobody.",
  ],
])("%s is reported with game, move and seat", (_, change, message) => {
  const play = () => playRecording(pebbles, { ...recording, ...change }, { game: "pebbles" });
  expect(play).toThrow(message);
});

test("a sound recording is parsed", () =>
  expect(parseRecording(recording, "moves.json")).toEqual({ recording, problems: [] }));

test.each([
  ["an unknown field", { seeds: "s" }, 'unknown field "seeds".'],
  ["a wrong type", { players: "2" }, 'field "players" is "2"'],
  ["a seat nobody takes", { winners: [3] }, "seat 3 wins, but there are 2 players."],
  ["a move by nobody", { moves: [take(3, 1)] }, "move 1 is made by seat 3"],
])("%s in a recording becomes a problem", (_, change, what) => {
  const { recording: parsed, problems } = parseRecording(
    { ...recording, ...change },
    "content/games/nim/moves.json",
  );
  expect(parsed).toBeUndefined();
  expect(problems[0]).toMatchObject({ file: "content/games/nim/moves.json" });
  expect(problems[0]?.what).toContain(what);
  expect(problems[0]?.fix).toBeDefined();
});
