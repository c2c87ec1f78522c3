import * as z from "zod/mini";
import type { GameFacts } from "./gameFacts";
import type { Recording } from "./recording";

/** A game as the site publishes it: `/live/games/{id}.json`. */
export interface GameBundle {
  readonly id: string;
  readonly facts: Pick<GameFacts, "title" | "players" | "settings" | "seed" | "texts">;
  readonly recording: Recording;
  /** Compiled modules (CommonJS) by the names they import each other by: `./game`, `./ui`. */
  readonly modules: Readonly<Record<string, string>>;
  /** The style sheet. */
  readonly style: string;
}

const bundleSchema = z.object({
  id: z.string(),
  facts: z.object({ title: z.string(), players: z.object({}), seed: z.string() }),
  recording: z.object({ players: z.int(), seed: z.string(), moves: z.array(z.object({})) }),
  modules: z.record(z.string(), z.string()),
  style: z.string(),
});

/** Reads a published game; `undefined` if it is not one, such as a page that a proxy returned instead. */
export function parseGameBundle(data: unknown): GameBundle | undefined {
  return bundleSchema.safeParse(data).success ? (data as GameBundle) : undefined;
}
