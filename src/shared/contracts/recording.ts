import { z } from "zod";

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

/** What a game's `moves.json` holds: a whole game, from which every state can be replayed. */
export const recordingSchema = z.strictObject({
  players: z.int().min(1).max(6),
  seed: z.string().min(1),
  settings: settingsSchema,
  moves: z.array(moveSchema).min(1),
  /** Seats that win; empty for a draw or a loss. */
  winners: z.array(seat),
});

export type Recording = z.infer<typeof recordingSchema>;
