import { z } from "zod";
import { parseFields, type FieldSource } from "../frontmatter";
import type { Problem } from "../problem";
import { settingsSchema } from "./recording";

const seats = z.int().min(1).max(6);

/** What stands in a game's `game.json`. */
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
  /** Words of the field, such as "set collection". */
  mechanisms: z.array(z.string().trim().min(3).max(40)).min(1).max(6),
  /** Values the site plays with; the rules have their own defaults. */
  settings: settingsSchema,
  seed: z.string().min(1),
  /** After how many moves of the recorded match the game's picture is taken. */
  picture: z.int().min(0).optional(),
  /** Words that random play may type, by the name of the choice. */
  texts: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

export type GameFacts = z.infer<typeof gameFactsSchema>;

function findBadNumbers({ players }: GameFacts, file: string): Problem[] {
  const { min, max } = players;
  if (min > max) {
    const what = `"players" has a min of ${String(min)} above its max of ${String(max)}.`;
    return [{ file, what, fix: "exchange the two." }];
  }
  if (players.default >= min && players.default <= max) return [];
  return [
    {
      file,
      what: `"players.default" is ${String(players.default)}.`,
      valid: Array.from({ length: max - min + 1 }, (_, index) => String(min + index)),
      fix: "choose a number between min and max.",
    },
  ];
}

/** Checks the data of a `game.json`; every fault becomes a problem that says how to mend it. */
export function parseGameFacts(
  data: unknown,
  source: string | FieldSource,
): { readonly facts?: GameFacts; readonly problems: readonly Problem[] } {
  const { fields, problems } = parseFields(gameFactsSchema, data, source);
  if (!fields) return { problems };
  const bad = findBadNumbers(fields, typeof source === "string" ? source : source.file);
  return bad.length > 0 ? { problems: bad } : { facts: fields, problems: [] };
}
