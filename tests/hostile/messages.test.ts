import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginState } from "../../src/features/playground/session/sessionState";
import { replayed } from "../../src/features/playground/session/replayed";
import type { GameUpdate, Seating } from "../../src/shared/games/engine";
import type { SeatMove } from "../../src/shared/games/match";
import { readBoard } from "../../src/features/playground/model/inspect/boardState";
import { buildBoardTree } from "../../src/features/playground/model/inspect/boardTree";
import { findHidden } from "../../src/features/playground/model/inspect/hiddenElements";
import {
  parseFlowResult,
  parseQueryResult,
} from "../../src/features/playground/model/inspect/inspectCalls";
import {
  parseLayoutReply,
  parseLayoutRequest,
} from "../../src/features/layout-sandbox/model/protocol";
import { readEngineAnswer } from "../../src/features/playground/model/play/engineAnswers";
import { lineText, readLog } from "../../src/features/playground/model/play/gameLog";
import {
  addMove,
  openHistory,
  redo,
  showUpdate,
  undo,
} from "../../src/features/playground/model/play/history";
import { parsePlayOrder, parsePlayReport } from "../../src/features/playground/model/play/protocol";
import {
  parseUiMessage,
  toSeatMessage,
} from "../../src/features/playground/model/play/seatMessage";
import { changedValue, replaceEach } from "./changedValue";

const modules = { "./game": "exports.default = 1;" };
const bootstrap = { host: true, userID: "1", minPlayers: 1, maxPlayers: 4, defaultPlayers: 2 };
const box = { left: 0, top: 0, width: 10, height: 20 };
const step = { kind: "playerActions", name: "take", current: true, notes: ["a"], children: [] };
const choice = { name: "card", count: 2, examples: ["x"], branches: ["0/1"] };
const action = { name: "take", available: true, reason: "", choice };

/** A report that was read, restored: with what a game produced as JSON text. */
function packReport(report: unknown): unknown {
  const { t, value, message } = report as Readonly<Record<string, unknown>>;
  if (t === "answer") return { ...(report as object), value: JSON.stringify(value) };
  if (t === "ui") return { ...(report as object), message: JSON.stringify(message) };
  return report;
}

const asRead = (read: unknown): unknown => read;

type Parser = readonly [
  name: string,
  parse: (data: unknown) => unknown,
  valid: readonly unknown[],
  /** Reverses what reading does. */
  pack: (read: unknown) => unknown,
];

const PARSERS: readonly Parser[] = [
  [
    "an order to the play frame",
    parsePlayOrder,
    [
      { t: "engine", modules },
      { t: "seat", modules, style: "p {}", bootstrap, theme: "dark" },
      { t: "live", code: "1", theme: "light" },
      { t: "call", id: 1, name: "move", args: [1, {}] },
      { t: "mark", marks: [{ branch: "0/2/1", kind: "match", label: "a" }] },
      { t: "ping", id: 3 },
    ],
    asRead,
  ],
  [
    "a report of the play frame",
    parsePlayReport,
    [
      { t: "answer", id: 1, value: '{"a":1}' },
      { t: "refusal", id: 1, message: "no" },
      { t: "ui", message: '{"type":"ready"}', byReader: true },
      { t: "pong", id: 1, busy: 0.5, acted: true },
      { t: "tab" },
      { t: "entry" },
      { t: "working" },
      { t: "touch" },
      { t: "ok", ms: 1, shows: "game" },
      { t: "error", name: "Error", message: "x", line: 1, endless: false, final: true },
      { t: "log", level: "warn", text: "x" },
      { t: "size", h: 10 },
    ],
    packReport,
  ],
  [
    "a request to the layout frame",
    parseLayoutRequest,
    [{ t: "layout", id: 1, spec: { pieces: 3 } }],
    asRead,
  ],
  [
    "a reply of the layout frame",
    parseLayoutReply,
    [
      { t: "error", id: 1, message: "x" },
      {
        t: "result",
        id: 1,
        result: {
          boxes: [{ ...box, index: 0, rotation: 1 }],
          hidden: 0,
          area: box,
          cells: [box],
          warnings: ["w"],
        },
      },
    ],
    asRead,
  ],
  [
    "an answer to a query",
    parseQueryResult,
    [{ elements: [{ branch: "0/1", label: "card" }], value: "1" }],
    asRead,
  ],
  [
    "an answer about the flow",
    parseFlowResult,
    [
      {
        flows: [{ ...step, slot: "do", children: [step] }],
        players: [{ seat: 1, name: "Ada", current: true, actions: [action] }],
      },
    ],
    asRead,
  ],
];

describe.each(PARSERS)("%s", (_, parse, valid, pack) => {
  test("is as valid as it was before", () => {
    for (const each of valid) expect(pack(parse(each))).toEqual(each);
  });

  test("that is forged is refused, or has its shape", () => {
    fc.assert(
      fc.property(changedValue(...valid), (forged) => {
        const read = parse(structuredClone(forged));
        if (read !== undefined)
          expect(isDeepStrictEqual(pack(parse(pack(read))), pack(read))).toBe(true);
      }),
    );
  });
});

const SEATING: Seating = { players: 2, seed: "brook", settings: {} };
const MOVE: SeatMove = { seat: 1, name: "take", args: { count: 2 } };
const card = { className: "Card", name: "a", player: "$p[1]", _id: 3 };
const STATE = { board: [{ className: "Game", _id: 1, children: [card] }], position: [] };
const UPDATE: GameUpdate = {
  game: { phase: "started", currentPlayers: [1], state: STATE },
  players: [
    { position: 1, state: STATE },
    { position: 2, state: [STATE, STATE] },
  ],
  messages: [{ body: "Ada [[$p[1]|takes]] two." }, { position: 2, body: "Wait." }],
};

/** More wrong values than a function takes as arguments, which is how a schema collects what is wrong. */
const CROWD = 130_000;
const LIST = new Array<number>(CROWD).fill(-1);
const RECORD = Object.fromEntries(LIST.map((_, at) => [`key${String(at)}`, null]));

const READERS: readonly (readonly [string, unknown, (data: unknown) => unknown])[] = [
  ...PARSERS.flatMap(([name, parse, valid]) => valid.map((each) => [name, each, parse] as const)),
  ["a message of a seat's UI", { type: "move", data: MOVE }, parseUiMessage],
  ["a board", STATE, readBoard],
  [
    "an update",
    { ...UPDATE, players: UPDATE.players.slice(0, 1) },
    (data) => readEngineAnswer("move", [SEATING, UPDATE, MOVE], data),
  ],
  [
    "moves that are replayed",
    { updates: [], refusal: "no" },
    (data) => readEngineAnswer("replay", [SEATING, [MOVE]], data),
  ],
  ["a bot's turn", MOVE, (data) => readEngineAnswer("bot", [UPDATE, "seed", {}], data)],
  ["goals", [{ title: "a" }], (data) => readEngineAnswer("goals", ["", ""], data)],
];

test.each(READERS)("%s is read or refused with a crowd in any place", (_, valid, read) => {
  for (const crowd of [LIST, RECORD]) for (const forged of replaceEach(valid, crowd)) read(forged);
});

test("a forged message of a seat's UI is refused, or is a move", () => {
  const valid = [{ type: "ready" }, { type: "move", data: { name: "take", args: { n: 1 } } }];
  fc.assert(
    fc.property(changedValue(...valid), (forged) => {
      const read = parseUiMessage(structuredClone(forged));
      if (read?.type === "move") expect(typeof read.move.name).toBe("string");
    }),
  );
});

/** Draws nothing, but computes everything that the player and the inspectors draw from updates. */
function show(updates: readonly GameUpdate[], moves: readonly SeatMove[]): void {
  for (const line of readLog({ moves, updates }, "everything", ["Ada"])) lineText(line);
  for (const update of updates) {
    const board = readBoard(update.game.state);
    if (board) buildBoardTree(board);
    for (const { position, state } of update.players) {
      toSeatMessage(update, position, true);
      const seen = readBoard(Array.isArray(state) ? state.at(-1) : state);
      if (board && seen) findHidden(board, seen);
    }
  }
  const history = updates.reduce(
    (before, update) => addMove(before, MOVE, update),
    openHistory([], [UPDATE]),
  );
  showUpdate(redo(undo(history)), -5);
}

describe("a forged answer of the engine", () => {
  test("to a move is refused, or can be shown", () => {
    fc.assert(
      fc.property(changedValue(UPDATE), (forged) => {
        const read = readEngineAnswer("move", [SEATING, UPDATE, MOVE], structuredClone(forged));
        if ("value" in read) show([read.value], [MOVE]);
      }),
    );
  });

  test("to moves that are replayed is refused, or can be shown", () => {
    const valid = [{ updates: [UPDATE, UPDATE] }, { updates: [UPDATE], refusal: "no" }];
    fc.assert(
      fc.property(changedValue(...valid), (forged) => {
        const read = readEngineAnswer("replay", [SEATING, [MOVE]], structuredClone(forged));
        if (!("value" in read)) return;
        const begun = beginState(SEATING, { modules: {}, style: "" }, undefined);
        const state = replayed(begun, { replay: read.value, moves: [MOVE], rules: "new" });
        expect(state.at).toBeLessThan(read.value.updates.length);
        show(read.value.updates, [MOVE]);
      }),
    );
  });

  test("to a bot's turn is refused, or is a move", () => {
    fc.assert(
      fc.property(changedValue(MOVE), (forged) => {
        const read = readEngineAnswer("bot", [UPDATE, "seed", {}], structuredClone(forged));
        if ("value" in read && read.value) expect(read.value.seat).toBe(1);
      }),
    );
  });
});
