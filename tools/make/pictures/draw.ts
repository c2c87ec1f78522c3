/**
 * Takes the pictures that pages show before a game or a step is started or a live block runs, and those of the
 * toolkit's screens, in both themes, into `static/pictures`, and deletes those that nothing shows. Usage:
 *
 *     npm run make pictures              # what is missing or older than its game or code
 *     npm run make -- pictures --all     # all of them again
 *
 * The pictures are committed, as the diagrams are: a build then needs no browser. `npm run make -- --check` says
 * which are missing or old.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { bundleGames } from "../../../src/node/frames/bundleGames";
import { buildFrame } from "../../../src/node/frames/writeFrames";
import { parseOptions } from "../../parseOptions";
import { writeJson } from "../../writeJson";
import {
  CONTENT,
  findFresh,
  GAMES,
  listUnused,
  LIVE_BLOCKS,
  OUTPUT,
  SCREENS,
  STEPS,
  type PictureEntry,
  type PictureKind,
} from "./kinds";
import type { Studio } from "./studio";
import { takeLivePictures } from "./takeLivePictures";
import { takePictures, takeScreenPictures, takeStepPictures } from "./takePictures";

/** The frame and the games as they are in the sources. */
async function sourceStudio(): Promise<Studio> {
  const play = { entry: "src/frame/play/main.ts", title: "Game", runsCode: true };
  const bundles = await bundleGames(path.join(CONTENT, "games"));
  const { html } = await buildFrame(play);
  return { frame: html, bundles, output: OUTPUT };
}

/** Takes some of the pictures of a kind; returns what their list says, by name. */
type Take<Job, Entry> = (
  stale: readonly Job[],
  studio: Studio,
) => Promise<Record<string, Omit<Entry, "drawnFrom">>>;

const { values } = parseOptions({
  options: { all: { type: "boolean", default: false } },
});

/** Updates the pictures of a kind; returns their names. */
async function updateKind<Job, Entry extends PictureEntry>(
  kind: PictureKind<Job, Entry>,
  studio: Studio,
  take: Take<Job, Entry>,
): Promise<string[]> {
  const { what, jobs, list, nameOf, hashOf, isSeen } = kind;
  const fresh = (job: Job) => (values.all ? undefined : findFresh(kind, job));
  const stale = jobs.filter((job) => !fresh(job));
  const taken = stale.length > 0 ? await take(stale, studio) : {};
  const entries = jobs.map((job) => {
    const shown = taken[nameOf(job)];
    const entry = shown ? ({ drawnFrom: hashOf(job), ...shown } as Entry) : fresh(job);
    if (!entry) throw new Error(`${nameOf(job)} was not taken.`);
    return [nameOf(job), entry] as const;
  });
  await writeJson(list, Object.fromEntries(entries));
  console.log(`${String(jobs.length)} ${what}, ${String(stale.length)} taken`);
  return entries.flatMap(([name, entry]) => (isSeen(entry) ? [name] : []));
}

mkdirSync(OUTPUT, { recursive: true });
const studio = await sourceStudio();
const names = [
  ...(await updateKind(GAMES, studio, takePictures)),
  ...(await updateKind(LIVE_BLOCKS, studio, takeLivePictures)),
  ...(await updateKind(STEPS, studio, takeStepPictures)),
  ...(await updateKind(SCREENS, studio, takeScreenPictures)),
];
const unused = listUnused(names);
for (const file of unused) rmSync(path.join(OUTPUT, file));
console.log(`${String(unused.length)} old files deleted`);
