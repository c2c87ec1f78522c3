import { z } from "zod";
import { parseFields, type FieldSource } from "../frontmatter";
import type { Problem } from "../problem";

const single = z.union([z.string(), z.number(), z.boolean()]);

export const settingsSchema = z.record(z.string(), single);

const seat = z.int().min(1).max(6);

const moveSchema = z.strictObject({
  /** Whose move it is, from 1. */
  seat,
  /** The action; `__pass__` for passing. */
  name: z.string().min(1),
  /** Encoded as the toolkit's UI sends them: `$el[0/2]`, `$p[1]`, or plain values. */
  args: z.record(z.string(), z.union([single, z.array(single)])),
});

/** What stands in a game's `moves.json`: a whole game, from which every state can be replayed. */
export const recordingSchema = z.strictObject({
  players: z.int().min(1).max(6),
  seed: z.string().min(1),
  settings: settingsSchema,
  moves: z.array(moveSchema).min(1),
  /** Seats that win; empty for a draw or a loss. */
  winners: z.array(seat),
});

export type Recording = z.infer<typeof recordingSchema>;

/** Moves and winners by seats that nobody takes. */
function findEmptySeats({ players, moves, winners }: Recording, file: string): Problem[] {
  const valid = Array.from({ length: players }, (_, index) => String(index + 1));
  const fix = "record the game again with tools/record-game.ts.";
  return [
    ...moves.flatMap((move, index) =>
      move.seat > players ? [`move ${String(index + 1)} is made by seat ${String(move.seat)}`] : [],
    ),
    ...winners.flatMap((winner) => (winner > players ? [`seat ${String(winner)} wins`] : [])),
  ].map((what) => ({
    file,
    what: `${what}, but there are ${String(players)} players.`,
    valid,
    fix,
  }));
}

/** Checks the data of a `moves.json`; every fault becomes a problem that says how to mend it. */
export function parseRecording(
  data: unknown,
  source: string | FieldSource,
): { readonly recording?: Recording; readonly problems: readonly Problem[] } {
  const { fields, problems } = parseFields(recordingSchema, data, source);
  if (!fields) return { problems };
  const empty = findEmptySeats(fields, typeof source === "string" ? source : source.file);
  return empty.length > 0 ? { problems: empty } : { recording: fields, problems: [] };
}
