import { createHash } from "node:crypto";
import path from "node:path";
import * as z from "zod";
import { screenSize, type Screen } from "../fields/screens";
import type { ShownScreen } from "../mdx/context";
import { pictureAddresses } from "../../../shared/contracts/gamePicture";
import { listGameIds, pictureFolder, pictureHash, readGameFolder, readPictureList } from "./games";
import { LISTS, readList } from "./readList";

/** A screen of the toolkit that needs a picture. */
export type ScreenPictureJob = Screen;

/** Name of a screen's files and of its entry in the list. */
export const screenPictureName = ({ name }: Pick<Screen, "name">): string => `screen-${name}`;

/** The screens that can be taken; the others are reported elsewhere. */
export function listScreenPictureJobs(contentPath: string): ScreenPictureJob[] {
  const games = listGameIds(path.join(contentPath, "games"));
  return readList(contentPath, LISTS.screens)
    .entries.filter(({ game }) => games.includes(game))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * A hash of what a screen's picture is taken from: what it shows, and what that state of the game is drawn from.
 * The window of `bz run` depends on the game and the move alone: it takes a program that not everyone who edits
 * the game has.
 */
export function screenPictureHash(
  contentPath: string,
  { show, game, move = 0, height }: ScreenPictureJob,
): string {
  const { facts } = readGameFolder(path.join(contentPath, "games", game), game);
  const hash = createHash("sha256");
  if (show === "window") hash.update(JSON.stringify([show, height, game, move]));
  else {
    hash.update(JSON.stringify([show, height, facts?.players, facts?.settings]));
    hash.update(pictureHash(contentPath, { game, move }));
  }
  return hash.digest("hex").slice(0, 16);
}

/** What each picture was taken from; its words are in the content. */
const entrySchema = z.strictObject({ drawnFrom: z.string() });

/** Path of the list of the screens' pictures. */
export const screenPictureList = (root = process.cwd()): string =>
  path.join(pictureFolder(root), "screens.json");

/** What `npm run make pictures` has taken, by name; empty before its first run. Throws if it is damaged. */
export const readScreenPictures = (root?: string) =>
  readPictureList(screenPictureList(root), entrySchema);

/** The screens for pages, by name, even with a picture of an older game: a test asks for a new one. */
export function showScreens(screens: readonly Screen[]): ReadonlyMap<string, ShownScreen> {
  const taken = readScreenPictures();
  return new Map(
    screens.map((screen) => {
      const { name, alt, caption } = screen;
      const file = screenPictureName(screen);
      const picture = { ...pictureAddresses(file), ...screenSize(screen) };
      return [name, { alt, caption, picture: taken[file] && picture }];
    }),
  );
}
