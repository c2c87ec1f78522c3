import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { readText } from "../../../files/readText";
import { readToolkitVersion } from "../../../files/installedVersion";
import { GAME_FILES } from "../../../../shared/contracts/gameSource";
import { readGames } from "./gameFolder";

/** Folder of the committed pictures, inside `static/`. */
const PICTURE_FOLDER = "pictures";

/** A state of a recorded match that a page shows as a picture. */
export interface PictureJob {
  readonly game: string;
  /** How many moves have been made. */
  readonly move: number;
}

/** A drawn table: what it was drawn from, and a description of it in words. */
export const pictureSchema = z.strictObject({ drawnFrom: z.string(), alt: z.string().min(20) });
export type PictureManifest = Readonly<Record<string, z.infer<typeof pictureSchema>>>;

/** Name of a state's files and of its entry in the manifest. */
export function pictureName({ game, move }: PictureJob): string {
  return `${game}-${String(move)}`;
}

const FRAME = "src/frame/play";

/**
 * A hash of what a picture is drawn from: these texts, the style sheets of the play frame, and the toolkit. A
 * change to the frame's code is rarely visible, so it counts only when it changes the style.
 */
export function hashPicture(...texts: readonly string[]): string {
  const styles = readdirSync(FRAME, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort()
    .map((file) => readText(path.join(FRAME, file)));
  const all = [...texts, ...styles, readToolkitVersion()].join("");
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}

/**
 * A hash of what a state's picture is drawn from: the game's sources, its match up to there, the style
 * of the play frame, and the toolkit.
 */
export function pictureHash(contentPath: string, { game, move }: PictureJob): string {
  const folder = path.join(contentPath, "games", game);
  const sources = GAME_FILES.map((name) => readText(path.join(folder, name)));
  const recording = JSON.parse(readText(path.join(folder, "moves.json"))) as {
    readonly moves: readonly unknown[];
  };
  const match = { ...recording, moves: recording.moves.slice(0, move) };
  return hashPicture(...sources, JSON.stringify(match));
}

const PLAYER = /^<GamePlayer\b[^>]*>/gm;

/** The states with which the players of a page's text begin. */
export function placedStates(text: string): PictureJob[] {
  return [...text.matchAll(PLAYER)].flatMap(([tag]) => {
    const [, game] = /\bgame="([a-z0-9-]+)"/.exec(tag) ?? [];
    const [, move = "0"] = /\bmove="(\d+)"/.exec(tag) ?? [];
    return game === undefined ? [] : [{ game, move: Number(move) }];
  });
}

/** Every state that needs a picture: the start and the telling move of each published game, and every state that pages show. */
export function listPictureJobs(contentPath: string): PictureJob[] {
  const games = readGames(path.join(contentPath, "games"));
  const published = [...games].flatMap(([game, { isDraft, tellingMove }]) =>
    isDraft ? [] : [0, tellingMove].map((move) => ({ game, move })),
  );
  const pages = readdirSync(contentPath, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => placedStates(readText(path.join(contentPath, file))))
    .filter(({ game }) => games.has(game));
  const jobs = new Map([...published, ...pages].map((job) => [pictureName(job), job]));
  return [...jobs.values()].sort((a, b) => (pictureName(a) < pictureName(b) ? -1 : 1));
}

/** Path of the manifest and of the pictures. */
export function pictureFolder(root = process.cwd()): string {
  return path.join(root, "static", PICTURE_FOLDER);
}

/** Reads a list of pictures by name; empty without the file. Throws if it is damaged. */
export function readPictureList<Entry>(
  file: string,
  entry: z.ZodType<Entry>,
): Readonly<Record<string, Entry>> {
  return existsSync(file) ? z.record(z.string(), entry).parse(JSON.parse(readText(file))) : {};
}

/** Path of the list of the pictures of games. */
export const pictureManifest = (root?: string): string =>
  path.join(pictureFolder(root), "manifest.json");

/** What `npm run make pictures` has drawn of games, by name; empty before its first run. Throws if it is damaged. */
export const readPictureManifest = (root?: string): PictureManifest =>
  readPictureList(pictureManifest(root), pictureSchema);
