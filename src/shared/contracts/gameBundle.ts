import * as z from "zod/mini";
import type { GameFacts } from "./gameFacts";
import type { Recording } from "./recording";

/** What the form of a lobby takes for a setting: one of some values, a whole number, or a text. */
export type SettingForm =
  | { readonly kind: "choice"; readonly values: readonly (string | boolean)[] }
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | { readonly kind: "text" };

/** The settings of a game by name, as `ui.tsx` has a lobby ask for them. */
export type SettingForms = Readonly<Record<string, SettingForm>>;

/** A game as the site publishes it: `/live/games/{id}.json`. */
export interface GameBundle {
  readonly id: string;
  readonly facts: Pick<GameFacts, "title" | "players" | "settings" | "seed" | "texts">;
  readonly forms: SettingForms;
  readonly recording: Recording;
  /** Compiled modules (CommonJS) by the names they import each other by: `./game`, `./ui`. */
  readonly modules: Readonly<Record<string, string>>;
  /** The style sheet. */
  readonly style: string;
}

const bundleSchema = z.object({
  id: z.string(),
  facts: z.object({ title: z.string(), players: z.object({}), seed: z.string() }),
  forms: z.record(z.string(), z.object({ kind: z.string() })),
  recording: z.object({ players: z.int(), seed: z.string(), moves: z.array(z.object({})) }),
  modules: z.record(z.string(), z.string()),
  style: z.string(),
});

/** Reads a published game; `undefined` if it is not one, such as a page that a proxy returned instead. */
export function parseGameBundle(data: unknown): GameBundle | undefined {
  return bundleSchema.safeParse(data).success ? (data as GameBundle) : undefined;
}
