import * as z from "zod/mini";

/** The files of a game that a reader may edit, in the order in which they are shown. */
export const GAME_FILES = ["game.ts", "ui.tsx", "style.css"] as const;

export type GameFile = (typeof GAME_FILES)[number];

/** The text of each file of a game. */
export type GameTexts = Readonly<Record<GameFile, string>>;

/** A game as its author wrote it: `/live/games/{id}.source.json`, loaded when a reader edits. */
export interface GameSource {
  readonly id: string;
  /** Version of the toolkit that it was compiled with. */
  readonly toolkit: string;
  readonly title: string;
  /** One sentence. */
  readonly tagline: string;
  readonly players: { readonly min: number; readonly max: number; readonly default: number };
  readonly files: GameTexts;
}

const number = z.int();

const sourceSchema = z.object({
  id: z.string(),
  toolkit: z.string(),
  title: z.string(),
  tagline: z.string(),
  players: z.object({ min: number, max: number, default: number }),
  files: z.object({ "game.ts": z.string(), "ui.tsx": z.string(), "style.css": z.string() }),
});

/** Reads a published source; `undefined` if it is not one. */
export function parseGameSource(data: unknown): GameSource | undefined {
  return sourceSchema.safeParse(data).data;
}
