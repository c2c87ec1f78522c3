import * as z from "zod/mini";

/** The files of a game that a reader may edit, in the order in which they are shown. */
export const GAME_FILES = ["game.ts", "ui.tsx", "style.css"] as const;

export type GameFile = (typeof GAME_FILES)[number];

/** The text of each file of a game. */
export type GameTexts = Readonly<Record<GameFile, string>>;

/** Lines of each file of a game, from 1. */
export type GamePlaces = Readonly<Record<GameFile, readonly number[]>>;

const sourceSchema = z.object({
  id: z.string(),
  /** Version of the toolkit that it was compiled with. */
  toolkit: z.string(),
  title: z.string(),
  /** One sentence. */
  tagline: z.string(),
  players: z.object({ min: z.int(), max: z.int(), default: z.int() }),
  files: z.object({ "game.ts": z.string(), "ui.tsx": z.string(), "style.css": z.string() }),
});

/** A game as its author wrote it: `/live/games/{id}.source.json`, loaded when a reader edits. */
export type GameSource = Readonly<z.infer<typeof sourceSchema>>;

/** Reads a published source; `undefined` if it is not one. */
export function parseGameSource(data: unknown): GameSource | undefined {
  return sourceSchema.safeParse(data).data;
}
