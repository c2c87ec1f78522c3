import { z } from "zod";
import { COURSES } from "./tutorialStep";

// The site's pages import only the types, so that readers download nothing of zod.

/** Picture of a game's table: the name of its files, and what it shows, in words. */
const tablePicture = z.strictObject({ name: z.string(), alt: z.string() });

/** Picture of a live block's result, whose files the code names: its height in CSS px, and what it shows. */
const resultPicture = z.strictObject({ height: z.int(), alt: z.string() });

const step = { slug: z.string(), title: z.string() };

const island = <Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape,
) =>
  z.strictObject({
    kind: z.literal("island"),
    name: z.literal(name),
    props: z.strictObject(shape),
  });

/** The interactive components that pages may place, each with the props that the build gives it. */
const islandSchema = z.discriminatedUnion("name", [
  /** A game to play. */
  island("GamePlayer", {
    /** Its id. */
    game: z.string(),
    title: z.string(),
    /** How many play, and what they do, in a few words. */
    facts: z.string(),
    /** How many moves of the recorded match to begin with. */
    move: z.int(),
    /** The seat of the reader in a new game, while bots play the others; without it, the seat to move. */
    seat: z.union([z.int(), z.literal("all")]).optional(),
    /** The table, shown until the game is there. */
    picture: tablePicture.optional(),
  }),
  /** Code that readers run and change: a fence with the flag `live`. */
  island("LiveCode", {
    code: z.string(),
    /** The code as the page's other blocks show it. */
    html: z.string(),
    language: z.enum(["ts", "tsx"]),
    title: z.string(),
    /** How many play a game; 2 by default. */
    players: z.int().optional(),
    /** Height of the result in CSS px, if the author has set it. */
    height: z.int().optional(),
    /** The result, shown while there is none. */
    picture: resultPicture.optional(),
  }),
  /** The code, the table and the goals of a step of a course. */
  island("TutorialStep", {
    course: z.enum(COURSES),
    /** Its slug. */
    step: z.string(),
    title: z.string(),
    /** Its number, how many steps there are, and its chapter, in words. */
    place: z.string(),
    /** The slugs of the steps before and after it. */
    previous: z.string().optional(),
    next: z.string().optional(),
    /** What holds when each goal is met, as sentences. */
    goals: z.array(z.string()).readonly(),
    /** The table that the solution begins with. */
    picture: tablePicture.optional(),
  }),
  /** How much of a course the reader has done, and the next step; nothing for others. */
  island("TutorialProgress", {
    course: z.enum(COURSES),
    /** In their order. */
    steps: z.array(z.strictObject(step)).readonly(),
  }),
  /** All steps of a course, and which of them the reader has done. */
  island("TutorialSteps", {
    course: z.enum(COURSES),
    /** In their order; the description is a sentence. */
    steps: z
      .array(z.strictObject({ ...step, description: z.string(), chapter: z.string() }))
      .readonly(),
  }),
  /** A layout with controls: its first figure and the TypeScript of it. */
  island("LayoutSandbox", { initialSvg: z.string(), initialCode: z.string() }),
]);

const htmlSchema = z.strictObject({ kind: z.literal("html"), html: z.string() });

/** The blocks of a page. */
export const pageBlocksSchema = z.array(z.union([htmlSchema, islandSchema]));

/** An interactive component between two stretches of static HTML. */
export type IslandBlock = z.infer<typeof islandSchema>;

export type IslandName = IslandBlock["name"];

/** The props of each interactive component. */
export type IslandProps = { [Block in IslandBlock as Block["name"]]: Block["props"] };

/** A stretch of static HTML, or an interactive component. */
export type PageBlock = z.infer<typeof pageBlocksSchema>[number];
