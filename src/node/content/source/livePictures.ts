import { readdirSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { readText } from "../../files/readText";
import { shownCode } from "../code/fenceMeta";
import { findFences } from "../fields/fences";
import { livePictureName } from "../../../shared/contracts/livePicture";
import type { DrawnResult } from "../mdx/context";
import { hashPicture, pictureFolder, readPictureList } from "./games";

/** A live block whose result needs a picture. */
export interface LivePictureJob {
  readonly code: string;
  /** Where it is, for messages: `content/ui/css.mdx:113`. */
  readonly place: string;
  /** Height of the result that the author has set, in CSS px. */
  readonly height?: number;
  /** How many players its game has, if the author says it. */
  readonly players?: number;
}

/** A captured picture: what it was taken from, its height in CSS px and its description in words. */
const entrySchema = z.strictObject({
  drawnFrom: z.string(),
  /** Missing for a block that shows nothing, such as one that only writes lines: it has no picture. */
  height: z.optional(z.int().check(z.gte(40), z.lte(1200))),
  says: z.string(),
});
export type LivePictureManifest = Readonly<Record<string, z.infer<typeof entrySchema>>>;

/** Every live block of the pages, in their order. */
export function listLiveBlocks(contentPath: string): LivePictureJob[] {
  return readdirSync(contentPath, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .flatMap((file) =>
      findFences(readText(path.join(contentPath, file)))
        .filter(({ meta }) => meta.flags.includes("live"))
        .map(({ code, line, meta }): LivePictureJob => {
          const { height, players } = meta.attributes;
          return {
            code: shownCode(code),
            place: `content/${file}:${String(line)}`,
            ...(height !== undefined && { height: Number(height) }),
            ...(players !== undefined && { players: Number(players) }),
          };
        }),
    );
}

/** The live blocks that need pictures; the same code on two pages needs only one. */
export function listLivePictureJobs(contentPath: string): LivePictureJob[] {
  const jobs = listLiveBlocks(contentPath);
  const byName = new Map(jobs.map((job) => [livePictureName(job.code), job]));
  return [...byName.values()].sort((a, b) =>
    livePictureName(a.code) < livePictureName(b.code) ? -1 : 1,
  );
}

/**
 * A hash of what a block's picture is taken from: its code, its height and players, the style of the play
 * frame, and the toolkit.
 */
export const livePictureHash = ({ code, height, players }: LivePictureJob): string =>
  hashPicture(JSON.stringify([code, height, players]));

/** Path of the list of the live blocks' pictures. */
export function livePictureList(root = process.cwd()): string {
  return path.join(pictureFolder(root), "live.json");
}

/** What `npm run make pictures` has taken, by name; empty before its first run. Throws if it is damaged. */
export const readLivePictures = (root?: string): LivePictureManifest =>
  readPictureList(livePictureList(root), entrySchema);

/** What the picture of a block shows; `undefined` when there is none, or nothing to see. */
export function findLivePicture(code: string, taken: LivePictureManifest): DrawnResult | undefined {
  const entry = taken[livePictureName(code)];
  if (entry?.height === undefined) return undefined;
  return { height: entry.height, says: entry.says };
}
