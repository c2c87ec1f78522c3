import { z } from "zod";
import { PICTURE_SIZE } from "../../../shared/contracts/gamePicture";
import { parseEntries, type EntryList } from "./entryList";

/** What a screen may show: the debug overlay, the lobby before a match, the info panel, or the window of `bz run`. */
const SHOWN = ["overlay", "lobby", "info", "window"] as const;

/** The window of `bz run` needs more room than a table: as much as the text of a page has, in CSS px. */
const WINDOW_WIDTH = 736;

const screenSchema = z
  .strictObject({
    /** Pages place the screen by it. */
    name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "a name such as debug-overlay"),
    show: z.enum(SHOWN),
    /** The example game that the picture is taken of. */
    game: z.string(),
    /** How many moves of the game's recorded match come first. */
    move: z.int().min(0).optional(),
    /** In CSS px; `screenSize` has the width. */
    height: z.int().min(200).max(800).default(PICTURE_SIZE.height),
    /** What the picture shows, for those who do not see it. */
    alt: z.string().trim().min(20).max(500),
    caption: z.string().trim().min(10).max(160),
  })
  .refine(({ show, move }) => (show === "lobby") === (move === undefined), {
    path: ["move"],
    message: "only the screens of a match have a move, and a lobby comes before it",
  });

/** A screen of the toolkit that pages show as a picture. */
export type Screen = z.infer<typeof screenSchema>;

/** Size of a screen's picture in CSS px. All but the window are as wide as the pictures of games. */
export function screenSize({ show, height }: Pick<Screen, "show" | "height">): {
  readonly width: number;
  readonly height: number;
} {
  return { width: show === "window" ? WINDOW_WIDTH : PICTURE_SIZE.width, height };
}

/** Reads `content/screens.yml`: screens of the toolkit, each with a name of its own. */
export function parseScreens(yaml: string, file: string): EntryList<Screen> {
  return parseEntries(yaml, file, {
    schema: screenSchema,
    key: "name",
    example: "- name: debug-overlay",
    duplicateFix: "give this one another name.",
  });
}
