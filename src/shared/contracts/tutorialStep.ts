import * as z from "zod/mini";
import type { GameBundle } from "./gameBundle";
import { parseGameBundle } from "./gameBundle";
import type { GamePlaces, GameSource, GameTexts } from "./gameSource";
import { parseGameSource } from "./gameSource";

/**
 * The courses of the site: pages with goals that the engine checks. The steps of the tutorial make one game; each
 * challenge is a game of its own. A course has a folder in `content/`, and its name begins its routes.
 */
export const COURSES = ["tutorial", "challenges"] as const;

export type Course = (typeof COURSES)[number];

export const isCourse = (name: string | undefined): name is Course =>
  COURSES.some((course) => course === name);

/** The id of a step's game, and the name of its pictures. */
export const stepId = (course: Course, slug: string): string => `${course}-${slug}`;

/** A step of a course as the site publishes it: `/live/{course}/{slug}.json`. */
export interface StepFile {
  readonly slug: string;
  /** What the reader begins with, compiled. */
  readonly bundle: GameBundle;
  /** The same as the reader edits it. */
  readonly source: GameSource;
  readonly solution: GameTexts;
  /** The lines of the source after which the solution changes it. */
  readonly places: GamePlaces;
  /** The goals, compiled (CommonJS). */
  readonly goals: string;
}

const stepSchema = z.object({
  slug: z.string(),
  bundle: z.unknown(),
  source: z.unknown(),
  solution: z.object({ "game.ts": z.string(), "ui.tsx": z.string(), "style.css": z.string() }),
  places: z.object({
    "game.ts": z.array(z.int()),
    "ui.tsx": z.array(z.int()),
    "style.css": z.array(z.int()),
  }),
  goals: z.string(),
});

/** Reads a published step; `undefined` if it is not one, such as a page that a proxy returned instead. */
export function parseStepFile(data: unknown): StepFile | undefined {
  const step = stepSchema.safeParse(data).data;
  const bundle = parseGameBundle(step?.bundle);
  const source = parseGameSource(step?.source);
  return step && bundle && source && { ...step, bundle, source };
}
