/**
 * Takes the pictures that pages show before a game or a step is started or a live block runs, and those of the
 * toolkit's screens, in both themes, into `static/pictures`, and deletes those that nothing shows. Usage:
 *
 *     npm run pictures              # what is missing or older than its game or code
 *     npm run pictures -- --all     # all of them again
 *
 * The pictures are committed, as the diagrams are: a build then needs no browser. A unit test says which
 * are missing or old.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseOptions } from "../parseOptions";
import { bundleGames } from "../../src/node/frames/bundleGames";
import { buildFrame } from "../../src/node/frames/writeFrames";
import {
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureManifest,
  pictureName,
  readPictureManifest,
} from "../../src/node/content/source/games";
import {
  listLivePictureJobs,
  livePictureHash,
  livePictureList,
  readLivePictures,
} from "../../src/node/content/source/livePictures";
import {
  listScreenPictureJobs,
  readScreenPictures,
  screenPictureHash,
  screenPictureList,
  screenPictureName,
} from "../../src/node/content/source/screenPictures";
import {
  listStepPictureJobs,
  readStepPictures,
  stepPictureHash,
  stepPictureList,
  stepPictureName,
} from "../../src/node/content/source/stepPictures";
import { livePictureName } from "../../src/shared/contracts/livePicture";
import { ROOT } from "../runProgram";
import { writeJson } from "../writeJson";
import { THEMES, type Studio } from "./studio";
import { takeLivePictures } from "./takeLivePictures";
import { takePictures, takeScreenPictures, takeStepPictures } from "./takePictures";

const CONTENT = path.join(ROOT, "content");
const OUTPUT = pictureFolder(ROOT);

/** The frame and the games as they are in the sources. */
async function sourceStudio(): Promise<Studio> {
  const play = { entry: "src/frame/play/main.ts", title: "Game", runsCode: true };
  const bundles = await bundleGames(path.join(CONTENT, "games"));
  const { html } = await buildFrame(play);
  return { frame: html, bundles, output: OUTPUT };
}

/** All that is there, in whatever format, besides the lists. */
const listPictures = (): string[] => readdirSync(OUTPUT).filter((file) => !file.endsWith(".json"));

/** The files of the pictures for a name. */
const filesOf = (name: string): string[] => THEMES.map((theme) => `${name}.${theme}.avif`);

/** What is taken again, and with what. */
interface Choice {
  readonly all: boolean;
  readonly studio: Studio;
}

/** The pictures of one kind. `Shown` is what their list says besides of what they were drawn from. */
interface Kind<Job, Shown extends object> {
  /** For the line about them, in the plural. */
  readonly what: string;
  readonly jobs: readonly Job[];
  /** Path of their list. */
  readonly list: string;
  readonly old: Readonly<Record<string, Shown & { readonly drawnFrom: string }>>;
  readonly nameOf: (job: Job) => string;
  readonly hashOf: (job: Job) => string;
  /** Whether there is something to see, and so a picture; there is, without it. */
  readonly isSeen?: (shown: Shown) => boolean;
  /** Takes some of them; returns what their list says, by name. */
  readonly take: (stale: readonly Job[], studio: Studio) => Promise<Record<string, Shown>>;
}

/** Updates the pictures of a kind; returns their names. */
async function updateKind<Job, Shown extends object>(
  { what, jobs, list, old, nameOf, hashOf, isSeen = () => true, take }: Kind<Job, Shown>,
  { all, studio }: Choice,
): Promise<string[]> {
  const there = new Set(listPictures());
  const areThere = (job: Job) => filesOf(nameOf(job)).every((file) => there.has(file));
  const freshEntry = (job: Job) => {
    const entry = all ? undefined : old[nameOf(job)];
    const isFresh = entry?.drawnFrom === hashOf(job);
    return isFresh && (!isSeen(entry) || areThere(job)) ? entry : undefined;
  };
  const stale = jobs.filter((job) => !freshEntry(job));
  const taken = stale.length > 0 ? await take(stale, studio) : {};
  const entries = jobs.map((job) => {
    const shown = taken[nameOf(job)];
    const entry = shown ? { drawnFrom: hashOf(job), ...shown } : freshEntry(job);
    if (!entry) throw new Error(`${nameOf(job)} was not taken.`);
    return [nameOf(job), entry] as const;
  });
  await writeJson(list, Object.fromEntries(entries));
  console.log(`${String(jobs.length)} ${what}, ${String(stale.length)} taken`);
  return entries.flatMap(([name, entry]) => (isSeen(entry) ? [name] : []));
}

/** Updates the committed pictures. */
async function update(all: boolean): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const choice = { all, studio: await sourceStudio() };
  const names = [
    ...(await updateKind(
      {
        what: "states of games",
        jobs: listPictureJobs(CONTENT),
        list: pictureManifest(ROOT),
        old: readPictureManifest(ROOT),
        nameOf: pictureName,
        hashOf: (job) => pictureHash(CONTENT, job),
        take: takePictures,
      },
      choice,
    )),
    ...(await updateKind(
      {
        what: "live blocks",
        jobs: listLivePictureJobs(CONTENT),
        list: livePictureList(ROOT),
        old: readLivePictures(ROOT),
        nameOf: ({ code }) => livePictureName(code),
        hashOf: livePictureHash,
        isSeen: ({ height }) => height !== undefined,
        take: takeLivePictures,
      },
      choice,
    )),
    ...(await updateKind(
      {
        what: "steps of courses",
        jobs: listStepPictureJobs(CONTENT),
        list: stepPictureList(ROOT),
        old: readStepPictures(ROOT),
        nameOf: stepPictureName,
        hashOf: stepPictureHash,
        take: takeStepPictures,
      },
      choice,
    )),
    ...(await updateKind(
      {
        what: "screens of the toolkit",
        jobs: listScreenPictureJobs(CONTENT),
        list: screenPictureList(ROOT),
        old: readScreenPictures(ROOT),
        nameOf: screenPictureName,
        hashOf: (job) => screenPictureHash(CONTENT, job),
        take: takeScreenPictures,
      },
      choice,
    )),
  ];
  const shown = new Set(names.flatMap(filesOf));
  const orphans = listPictures().filter((file) => !shown.has(file));
  for (const file of orphans) rmSync(path.join(OUTPUT, file));
  console.log(`${String(orphans.length)} old files deleted`);
}

const { values } = parseOptions({
  options: { all: { type: "boolean", default: false } },
});
await update(values.all);
