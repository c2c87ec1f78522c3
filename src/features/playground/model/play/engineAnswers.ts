import * as z from "zod/mini";
import type { GameUpdate } from "../../../../shared/games/engine";
import { isJson } from "../../../../shared/isJson";
import type { EngineCalls } from "./engineCalls";
import { MAX_NAME, MAX_REPORT } from "./protocol";

/** More than any table has, and few enough to be drawn. */
const MAX_SEATS = 100;
/** Lines that one move may add to the log, and their length in UTF-16 code units. */
const MAX_LINES = 1000;
const MAX_LINE = 10_000;
/** Of a move's argument, in UTF-16 code units, and of lists of them. */
const MAX_TEXT = 10_000;
const MAX_ARGUMENTS = 1000;

/** Values in a state; the largest of the example games has some thousands. */
const MAX_STATE = 300_000;
/** Values in all of an update, with every state of an animation. */
const MAX_UPDATE = 1_000_000;

/** A list whose length is checked before its items are: reading millions of them would take seconds. */
function list<Schema extends z.core.$ZodType>(schema: Schema, max: number, min = 0) {
  const isShort = (value: unknown): boolean =>
    Array.isArray(value) && value.length >= min && value.length <= max;
  return z.pipe(z.custom<z.core.input<Schema>[]>(isShort), z.array(schema));
}

const seat = z.int().check(z.gte(1), z.lte(MAX_SEATS));
const seats = list(seat, MAX_SEATS);
/** The engine's own; the page hands it on, and shows it as JSON. */
const state = z.custom<object>(
  (value: unknown) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    isJson(value, MAX_STATE),
);

const updateFields = z.looseObject({
  game: z.discriminatedUnion("phase", [
    z.looseObject({ phase: z.literal("started"), currentPlayers: seats, state }),
    z.looseObject({ phase: z.literal("finished"), winners: seats, state }),
  ]),
  players: list(
    z.looseObject({
      position: seat,
      // One state, or one for every frame of an animation.
      state: z.union([state, list(state, MAX_LINES, 1)]),
    }),
    MAX_SEATS,
  ),
  messages: list(
    z.looseObject({
      position: z.optional(seat),
      body: z.string().check(z.maxLength(MAX_LINE)),
    }),
    MAX_LINES,
  ),
});
/** What the toolkit may add is JSON, too: the page prints it and sends it back. */
const updateSchema = z.pipe(
  z.custom<z.core.input<typeof updateFields>>((value: unknown) => isJson(value, MAX_UPDATE)),
  updateFields,
);

const replaySchema = (moves: number) =>
  z.strictObject({
    // The start, and one for every move.
    updates: list(updateSchema, moves + 1, 1),
    refusal: z.optional(z.string().check(z.maxLength(MAX_REPORT))),
  });

const argument = z.union([z.string().check(z.maxLength(MAX_TEXT)), z.number(), z.boolean()]);

const argumentsSchema = z.record(z.string(), z.union([argument, list(argument, MAX_ARGUMENTS)]));
const isSmall = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length <= MAX_ARGUMENTS;

const moveSchema = z.strictObject({
  seat,
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME)),
  args: z.pipe(z.custom<z.core.input<typeof argumentsSchema>>(isSmall), argumentsSchema),
});

const goalsSchema = list(
  z.strictObject({
    title: z.string().check(z.maxLength(MAX_TEXT)),
    unmet: z.optional(z.string().check(z.maxLength(MAX_REPORT))),
  }),
  MAX_ARGUMENTS,
);

/** Whether every seat of a table sees something once, and only those that exist have a turn or have won. */
function suits({ game, players }: GameUpdate, seated: number): boolean {
  const seen = new Set(players.map(({ position }) => position));
  const named = game.phase === "started" ? game.currentPlayers : game.winners;
  const isWhole = seen.size === seated && players.length === seated;
  return isWhole && [...seen, ...named].every((each) => each <= seated);
}

type Reader<Name extends keyof EngineCalls> = (
  value: unknown,
  args: Parameters<EngineCalls[Name]>,
) => { readonly value: ReturnType<EngineCalls[Name]> } | undefined;

/** Reads what a frame answers to a call; `undefined` for what is no answer to it. */
const READERS: { readonly [Name in keyof EngineCalls]?: Reader<Name> } = {
  replay: (value, [{ players }, moves]) => {
    const replay = replaySchema(moves.length).safeParse(value).data;
    if (!replay?.updates.every((update) => suits(update, players))) return undefined;
    const isWhole = replay.updates.length === moves.length + 1;
    return isWhole === (replay.refusal === undefined) ? { value: replay } : undefined;
  },
  move: (value, [{ players }]) => {
    const update = updateSchema.safeParse(value).data;
    return update && suits(update, players) ? { value: update } : undefined;
  },
  bot: (value, [last]) => {
    if (value === undefined) return { value };
    const move = moveSchema.safeParse(value).data;
    const turns = last.game.phase === "started" ? last.game.currentPlayers : [];
    return move && turns.includes(move.seat) ? { value: move } : undefined;
  },
  goals: (value) => {
    const results = goalsSchema.safeParse(value).data;
    return results && { value: results };
  },
};

/** What a reader hears of an answer that no engine would give. */
export const NO_GAME_STATE = "The rules sent something that is no game state.";

/**
 * Checks what the engine's frame has answered to a call: the code of a game runs there, and can send what
 * it likes. Answers to the inspectors are checked where they are shown.
 */
export function readEngineAnswer<Name extends keyof EngineCalls>(
  name: Name,
  args: Parameters<EngineCalls[Name]>,
  value: unknown,
): { readonly value: ReturnType<EngineCalls[Name]> } | { readonly refusal: string } {
  const read = READERS[name];
  if (!read) return { value: value as ReturnType<EngineCalls[Name]> };
  return read(value, args) ?? { refusal: NO_GAME_STATE };
}
