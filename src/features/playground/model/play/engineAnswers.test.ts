import { describe, expect, test } from "vitest";
import type { GameUpdate, Seating } from "../../../../shared/games/engine";
import { NO_GAME_STATE, readEngineAnswer } from "./engineAnswers";

const SEATING: Seating = { players: 2, seed: "brook", settings: {} };
const MOVE = { seat: 1, name: "take", args: { count: 2 } };

const update = (facts: object = {}): GameUpdate => ({
  game: { phase: "started", currentPlayers: [1], state: { left: 5 } },
  players: [
    { position: 1, state: { left: 5 } },
    { position: 2, state: [{ left: 7 }, { left: 5 }] },
  ],
  messages: [{ body: "Ada begins." }, { position: 2, body: "Wait." }],
  ...facts,
});

const started = (currentPlayers: unknown, state: unknown = {}) => ({
  game: { phase: "started", currentPlayers, state },
});
const seesNothing = (position: number) => ({ position, state: {} });
/** A list in a list, so many times. */
const nest = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const forged = { refusal: NO_GAME_STATE };

describe("what the engine's frame answers to a move", () => {
  const read = (value: unknown) => readEngineAnswer("move", [SEATING, update(), MOVE], value);

  test("is taken as it is, with what the toolkit may add", () => {
    const value = update({ announcements: ["later"] });
    expect(read(value)).toEqual({ value });
    const end = update({ game: { phase: "finished", winners: [2], state: {} } });
    expect(read(end)).toEqual({ value: end });
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty object", {}],
    ["no players", update({ players: null })],
    ["a table without its second seat", update({ players: [{ position: 1, state: {} }] })],
    [
      "a seat that sees nothing",
      update({ players: [1, 2].map((position) => ({ position, state: [] })) }),
    ],
    ["no state", update(started([1], null))],
    ["a state that is no JSON", update(started([1], { left: 5n }))],
    ["a phase that does not exist", update({ game: { phase: "paused", state: {} } })],
    ["something like a list", update(started({ length: 3 }))],
    ["the turn of a seat that nobody has", update(started([3]))],
    ["a turn of text", update(started(["1"]))],
    ["a log that is no text", update({ messages: [{ body: { toString: null } }] })],
    ["a state of 300,001 values", update(started([1], { list: new Array(300_001).fill(1) }))],
    ["an addition that is nested without end", update({ announcements: nest(300) })],
    ["a seat that sees the game twice", update({ players: [1, 1, 2].map(seesNothing) })],
    ["a third seat of two", update({ players: [1, 2, 3].map(seesNothing) })],
    ["a line without end", update({ messages: [{ body: "x".repeat(100_000) }] })],
  ])("is refused when it is %s", (_what, value) => expect(read(value)).toEqual(forged));

  test("is refused at once when it has millions of players", () => {
    const currentPlayers = new Proxy([], {
      get: (target, key) => {
        if (key === "length") return 10_000_000;
        if (key === "0") throw new Error("An item was read.");
        return Reflect.get(target, key) as unknown;
      },
    });
    expect(read(update(started(currentPlayers)))).toEqual(forged);
  });
});

describe("what it answers to moves played again", () => {
  const read = (value: unknown) => readEngineAnswer("replay", [SEATING, [MOVE, MOVE]], value);

  test("is one update for the start and for each move, or up to the one that was refused", () => {
    const whole = { updates: [update(), update(), update()] };
    expect(read(whole)).toEqual({ value: whole });
    const refused = { updates: [update(), update()], refusal: "Not your turn." };
    expect(read(refused)).toEqual({ value: refused });
  });

  test.each([
    ["no update", { updates: [] }],
    ["no update and a refusal", { updates: [], refusal: "No." }],
    ["too few updates", { updates: [update()] }],
    ["too many updates", { updates: [update(), update(), update(), update()] }],
    ["all updates and a refusal", { updates: [update(), update(), update()], refusal: "No." }],
    ["an update that is none", { updates: [update(), {}, update()] }],
    ["a refusal that is no text", { updates: [update()], refusal: 5 }],
  ])("is refused when it is %s", (_what, value) => expect(read(value)).toEqual(forged));
});

describe("the move that it draws for a bot", () => {
  const read = (value: unknown) => readEngineAnswer("bot", [update(), "brook 1", {}], value);

  test("is one of a seat whose turn it is, or none", () => {
    expect(read(MOVE)).toEqual({ value: MOVE });
    expect(read(undefined)).toEqual({ value: undefined });
  });

  test.each([
    ["null", null],
    ["of another seat", { ...MOVE, seat: 2 }],
    ["without a name", { seat: 1, args: {} }],
    ["with an argument that is no text", { ...MOVE, args: { count: { deep: {} } } }],
  ])("is refused when it is %s", (_what, value) => expect(read(value)).toEqual(forged));
});
