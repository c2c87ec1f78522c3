import * as z from "zod/mini";

/** Files of a project that the guides print and that a download includes unchanged. */
export const STARTER_FILES = [
  "package.json",
  "game.json",
  "tsconfig.json",
  "index.d.ts",
  "vitest.config.ts",
  "test/setup.ts",
  "esbuild.game.mjs",
  "esbuild.ui.mjs",
  "src/game/game-interface.ts",
  "dev/ui.html",
  "dev/host.html",
] as const;

export type StarterFile = (typeof STARTER_FILES)[number];

/** The guides' project without its game: `/live/starter.json`. */
export type Starter = Readonly<Record<StarterFile, string>>;

const starterSchema = z.record(z.enum(STARTER_FILES), z.string());

/** Reads the published project; `undefined` if it is not one. */
export function parseStarter(data: unknown): Starter | undefined {
  return starterSchema.safeParse(data).data;
}
