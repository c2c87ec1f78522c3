import { describe, expect, test } from "vitest";
import type { GameUpdate } from "../../../../shared/games/engine";
import { parseUiMessage, toSeatMessage } from "./seatMessage";

const UPDATE: GameUpdate = {
  game: { phase: "started", currentPlayers: [2], state: { secret: true } },
  players: [
    { position: 1, state: [{ frame: 1 }, { frame: 2 }] },
    { position: 2, state: { frame: 9 } },
  ],
  messages: [],
};

describe("what a seat is sent", () => {
  test("is its own view and never the engine's state", () => {
    expect(toSeatMessage(UPDATE, 2, true)).toEqual({
      type: "gameUpdate",
      currentPlayers: [2],
      state: { frame: 9 },
      position: 2,
    });
    expect(JSON.stringify(toSeatMessage(UPDATE, 1, false))).not.toContain("secret");
  });

  test("is every frame of a move when it is animated, else the last", () => {
    expect(toSeatMessage(UPDATE, 1, true)).toMatchObject({ state: [{ frame: 1 }, { frame: 2 }] });
    expect(toSeatMessage(UPDATE, 1, false)).toMatchObject({ state: { frame: 2 } });
  });

  test("of an ended game are its winners", () => {
    const game = { phase: "finished", winners: [1], state: {} } as const;
    expect(toSeatMessage({ ...UPDATE, game }, 1, false)).toMatchObject({
      type: "gameFinished",
      winners: [1],
    });
  });
});

/** A list in a list, so many times. */
const nest = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

describe("what a seat's table says", () => {
  test("is that it is ready, or a move", () => {
    expect(parseUiMessage({ type: "ready" })).toEqual({ type: "ready" });
    const move = { name: "sow", args: { plot: "$el[0/1]" } };
    expect(parseUiMessage({ type: "move", id: "0", data: move })).toEqual({ type: "move", move });
    expect(parseUiMessage({ type: "move", data: [move] })).toEqual({ type: "move", move });
  });

  test.each([
    [{ type: "updateSettings", settings: {} }],
    [{ type: "move" }],
    [{ type: "move", data: { name: 7 } }],
    ["move"],
    [null],
  ])("is nothing else: %j", (message) => expect(parseUiMessage(message)).toBeUndefined());

  test.each([
    ["a long name", { name: "x".repeat(101) }],
    ["very many arguments", { name: "sow", args: { plots: new Array(1001).fill(1) } }],
    ["arguments that are nested without end", { name: "sow", args: { plot: nest(300) } }],
  ])("is no move with %s", (_, data) =>
    expect(parseUiMessage({ type: "move", data })).toBeUndefined(),
  );
});
