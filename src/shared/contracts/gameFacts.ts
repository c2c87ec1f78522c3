import { z } from "zod";
import { settingsSchema } from "./recording";

const seats = z.int().min(1).max(6);

/** What a game's `game.json` holds. */
export const gameFactsSchema = z.strictObject({
  title: z.string().trim().min(2).max(40),
  /** One sentence. */
  tagline: z
    .string()
    .trim()
    .min(20)
    .max(120)
    .regex(/[.!?]$/, "a sentence with its full stop"),
  /** The game's number in the list of examples. */
  number: z.string().regex(/^E\d+$/, "a number such as E1"),
  players: z.strictObject({ min: seats, max: seats, default: seats }),
  /** Words from the field, such as "set collection". */
  mechanisms: z.array(z.string().trim().min(3).max(40)).min(1).max(6),
  /** Values the site plays with; the rules have their own defaults. */
  settings: settingsSchema,
  seed: z.string().min(1),
  /** The number of recorded moves after which the game's picture is taken. */
  picture: z.int().min(0).optional(),
  /** Words that random play may type, by choice name. */
  texts: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

export type GameFacts = z.infer<typeof gameFactsSchema>;
