import type { GameEngine, GameUpdate, StartedGame } from "../../src/shared/games/engine";
import { playMove, startMatch, type SeatMove } from "../../src/shared/games/match";
import type {
  FlowResult,
  MoveStep,
  QueryResult,
} from "../../src/features/playground/model/inspect/inspectCalls";
import type { EngineCalls } from "../../src/features/playground/model/play/engineCalls";
import type { GameBundle } from "../../src/shared/contracts/gameBundle";
import type { GameCode } from "../../src/features/playground/model/play/gameCode";
import type { GameSource } from "../../src/shared/contracts/gameSource";
import type { StartPosition } from "../../src/features/playground/model/play/startPosition";
import { createFakeFrames, type FakeFrame } from "./fakeFrames";

/**
 * A game for tests: from a pile of pebbles the players take one or more in turn; whoever takes the last
 * one wins. Everybody has a coin that nobody else sees, unless the game is set to have none.
 */
interface PebbleState {
  readonly left: number;
  readonly turn: number;
  readonly players: number;
  readonly coins: boolean;
  readonly rseed: string;
}

/** How many pebbles may be taken at once is the one rule that the source text can change. */
const RULES = { source: "export const max = 2;\n", compiled: "exports.max = 2;" };
const LOOKS = { source: "export const look = 1;\n", compiled: "exports.look = 1;" };
const STYLE = ".Pebble { color: red; }\n";

export const PEBBLES: GameBundle = {
  id: "pebbles",
  facts: {
    title: "Pebbles",
    players: { min: 2, max: 4, default: 2 },
    settings: {},
    seed: "brook",
    texts: { shout: ["Hooray"] },
  },
  forms: {
    pebbles: { kind: "number", min: 3, max: 9 },
    coins: { kind: "choice", values: [true, false] },
  },
  recording: { players: 2, seed: "brook", settings: { pebbles: 5 }, moves: [], winners: [1] },
  modules: { "./game": RULES.compiled, "./ui": LOOKS.compiled },
  style: STYLE,
};

export const PEBBLES_SOURCE: GameSource = {
  id: "pebbles",
  title: "Pebbles",
  tagline: "Who takes the last pebble wins.",
  players: PEBBLES.facts.players,
  toolkit: "0.2.14",
  files: { "game.ts": RULES.source, "ui.tsx": LOOKS.source, "style.css": STYLE },
};

/** A two-player game with five pebbles, before its first move. */
export const START: StartPosition = {
  players: 2,
  seed: "brook",
  settings: { pebbles: 5 },
  moves: [],
  at: 0,
};

/** Code that allows taking this many pebbles at once. */
export function rulesOf(max: number): GameCode {
  return {
    modules: { ...PEBBLES.modules, "./game": `exports.max = ${String(max)};` },
    style: STYLE,
  };
}

export const take = (seat: number, count: number): SeatMove => ({
  seat,
  name: "take",
  args: { count },
});

const NAMES = ["Ada", "Ben", "Cleo", "Dov", "Esi", "Finn"];

function boardFor(state: PebbleState, seat: number | undefined): object {
  const pebbles = Array.from({ length: state.left }, () => ({ className: "Pebble", gray: true }));
  const coins = Array.from({ length: state.coins ? state.players : 0 }, (_, index) => {
    const isSeen = seat === undefined || seat === index + 1;
    return { className: "Coin", player: `$p[${String(index + 1)}]`, ...(isSeen && { value: 7 }) };
  });
  return {
    ...state,
    rseed: seat === undefined ? state.rseed : "",
    board: [
      {
        className: "Game",
        children: [{ className: "Pile", name: "pile", children: pebbles }, ...coins],
      },
    ],
  };
}

function toUpdate(state: PebbleState, body?: string): GameUpdate {
  const winner = state.turn === 1 ? state.players : state.turn - 1;
  return {
    game:
      state.left > 0
        ? { phase: "started", currentPlayers: [state.turn], state: boardFor(state, undefined) }
        : { phase: "finished", winners: [winner], state: boardFor(state, undefined) },
    players: Array.from({ length: state.players }, (_, index) => ({
      position: index + 1,
      state: boardFor(state, index + 1),
    })),
    messages: body === undefined ? [] : [{ body }],
  };
}

/** The engine for the rules in a compiled text. Throws when there are none. */
export function createPebbleEngine(rules: string | undefined): GameEngine {
  const max = Number(/max = (\d+)/.exec(rules ?? "")?.[1] ?? NaN);
  return {
    initialState: ({ players, settings, randomSeed }) => {
      const left = Number(settings["pebbles"]);
      const coins = settings["coins"] !== false;
      return toUpdate({ left, turn: 1, players: players.length, coins, rseed: randomSeed });
    },
    processMove: (previous: StartedGame, { position, data: { args } }) => {
      const before = previous.state as PebbleState;
      const { left, turn, players } = before;
      const count = Number(args["count"]);
      if (position !== turn) throw new Error(`it is not the turn of seat ${String(position)}`);
      if (count > max || count > left) throw new Error(`${String(count)} are too many`);
      const next = { ...before, left: left - count, turn: (turn % players) + 1 };
      const who = `[[$p[${String(position)}]|${NAMES[position - 1] ?? ""}]]`;
      return toUpdate(next, `${who} takes ${String(count)} of the pebbles.`);
    },
  };
}

/** How the game starts. */
export const pebblesStart = (): GameUpdate =>
  toUpdate({ left: 5, turn: 1, players: 2, coins: true, rseed: "brook" });

type Call = Extract<FakeFrame["orders"][number], { t: "call" }>;

/** What the frame answers; a test can replace any answer. */
function createCalls(rules: string | undefined): EngineCalls {
  const engine = createPebbleEngine(rules);
  return {
    move: (seating, last, move) =>
      playMove(engine, { seating, moves: [], updates: [last] }, move).updates.at(-1) ?? last,
    replay: (seating, moves) => {
      let match = startMatch(engine, seating);
      for (const move of moves) {
        try {
          match = playMove(engine, match, move);
        } catch (error) {
          return { updates: match.updates, refusal: (error as Error).message };
        }
      }
      return { updates: match.updates };
    },
    bot: ({ game }) => {
      const [seat] = game.phase === "started" ? game.currentPlayers : [];
      return seat === undefined ? undefined : take(seat, 1);
    },
    goals: () => [],
    query: (): QueryResult => ({ elements: [] }),
    flow: (): FlowResult => ({ flows: [], players: [] }),
    moveStep: (): MoveStep => ({ prompt: "", isText: false, choices: [] }),
  };
}

/**
 * Frames in which Pebbles is played: engines answer automatically unless held, and tables report that
 * they are ready when the test lets them.
 */
export function createPebbleFrames(answers: Partial<EngineCalls> = {}) {
  const held: (() => void)[] = [];
  let isHeld = false;
  const asked: { readonly name: string; readonly args: readonly unknown[] }[] = [];

  const answer = (frame: FakeFrame, { id, name, args }: Call): void => {
    const first = frame.first as { modules: Record<string, string> };
    const calls = { ...createCalls(first.modules["./game"]), ...answers };
    try {
      const call = calls[name as keyof EngineCalls] as (...list: unknown[]) => unknown;
      frame.report({ t: "answer", id, value: call(...args) });
    } catch (error) {
      frame.report({ t: "refusal", id, message: (error as Error).message });
    }
  };
  const later = (frame: FakeFrame, call: Call): void => {
    asked.push({ name: call.name, args: call.args });
    const give = (): void => answer(frame, call);
    if (isHeld) held.push(give);
    else queueMicrotask(give);
  };
  const frames = createFakeFrames((frame) => {
    if (frame.first?.t !== "engine") return;
    const order = frame.order.bind(frame);
    frame.order = (next) => {
      order(next);
      if (next.t === "call" && !frame.isClosed) later(frame, next);
    };
    queueMicrotask(() => frame.report({ t: "ready" }));
  });
  const ofKind = (kind: "engine" | "seat"): FakeFrame[] =>
    frames.opened.filter(({ first }) => first?.t === kind);
  return {
    ...frames,
    /** What engines have been asked, in order. */
    asked,
    engines: () => ofKind("engine"),
    /** From now on engines hold back their answers. */
    hold: () => {
      isHeld = true;
    },
    /** Releases the held answers, and gives later ones at once. */
    release: () => {
      isHeld = false;
      for (const give of held.splice(0)) give();
    },
    /** Releases the newest of the held answers. */
    releaseNewest: () => held.pop()?.(),
    /** The newest table of a seat. */
    table: (seat: number): FakeFrame => {
      const title = `Pebbles, seat ${String(seat)}`;
      const frame = ofKind("seat").findLast(({ options }) => options.title === title);
      if (!frame) throw new Error(`Seat ${String(seat)} has no table.`);
      return frame;
    },
  };
}

export type PebbleFrames = ReturnType<typeof createPebbleFrames>;

/** What the toolkit's UI at a table sends when its reader takes pebbles, or has no other choice. */
export function takeAt(table: FakeFrame, count: number, byReader = true): void {
  const message = { type: "move", data: { name: "take", args: { count } } };
  table.report({ t: "ui", message, byReader });
}

/** How many pebbles the last update of a table showed. */
export function pebblesAt({ orders }: FakeFrame): number | undefined {
  const messages = orders.flatMap((order) => (order.t === "ui" ? [order.message] : []));
  const updates = messages as readonly { readonly state?: PebbleState }[];
  return updates.findLast(({ state }) => state !== undefined)?.state?.left;
}
