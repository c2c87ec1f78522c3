import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import {
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureManifest,
  pictureName,
  readPictureManifest,
} from "../../../src/node/content/source/games";
import {
  listLivePictureJobs,
  livePictureHash,
  livePictureList,
  readLivePictures,
} from "../../../src/node/content/source/livePictures";
import {
  listScreenPictureJobs,
  readScreenPictures,
  screenPictureHash,
  screenPictureList,
  screenPictureName,
} from "../../../src/node/content/source/screenPictures";
import {
  listStepPictureJobs,
  readStepPictures,
  stepPictureHash,
  stepPictureList,
  stepPictureName,
} from "../../../src/node/content/source/stepPictures";
import { livePictureName } from "../../../src/shared/contracts/livePicture";
import type { Problem } from "../../../src/shared/problem";
import { ROOT } from "../../runProgram";
import { THEMES } from "./studio";

export const CONTENT = path.join(ROOT, "content");
export const OUTPUT = pictureFolder(ROOT);

/** What a list of pictures says of one: at least the hash of what it was drawn from. */
export interface PictureEntry {
  readonly drawnFrom: string;
}

/** The pictures of one kind. */
export interface PictureKind<Job, Entry extends PictureEntry> {
  /** For the line about them, in the plural. */
  readonly what: string;
  readonly jobs: readonly Job[];
  /** Path of their list. */
  readonly list: string;
  readonly drawn: Readonly<Record<string, Entry>>;
  readonly nameOf: (job: Job) => string;
  readonly hashOf: (job: Job) => string;
  /** Whether there is something to see, and so a picture. */
  readonly isSeen: (entry: Entry) => boolean;
}

/** Infers the types of a kind from what it has. */
const toKind = <Job, Entry extends PictureEntry>(kind: PictureKind<Job, Entry>) => kind;

const always = (): boolean => true;

export const GAMES = toKind({
  what: "states of games",
  jobs: listPictureJobs(CONTENT),
  list: pictureManifest(ROOT),
  drawn: readPictureManifest(ROOT),
  nameOf: pictureName,
  hashOf: (job) => pictureHash(CONTENT, job),
  isSeen: always,
});

export const LIVE_BLOCKS = toKind({
  what: "live blocks",
  jobs: listLivePictureJobs(CONTENT),
  list: livePictureList(ROOT),
  drawn: readLivePictures(ROOT),
  nameOf: ({ code }) => livePictureName(code),
  hashOf: livePictureHash,
  isSeen: ({ height }) => height !== undefined,
});

export const STEPS = toKind({
  what: "steps of courses",
  jobs: listStepPictureJobs(CONTENT),
  list: stepPictureList(ROOT),
  drawn: readStepPictures(ROOT),
  nameOf: stepPictureName,
  hashOf: stepPictureHash,
  isSeen: always,
});

export const SCREENS = toKind({
  what: "screens of the toolkit",
  jobs: listScreenPictureJobs(CONTENT),
  list: screenPictureList(ROOT),
  drawn: readScreenPictures(ROOT),
  nameOf: screenPictureName,
  hashOf: (job) => screenPictureHash(CONTENT, job),
  isSeen: always,
});

/** The files of the pictures for a name. */
const filesOf = (name: string): string[] => THEMES.map((theme) => `${name}.${theme}.avif`);

/** All files in the folder of pictures, in whatever format, besides the lists. */
const listFiles = (): string[] => readdirSync(OUTPUT).filter((file) => !file.endsWith(".json"));

/** What the list says of a picture that is there and as new as what it was drawn from. */
export function findFresh<Job, Entry extends PictureEntry>(
  kind: PictureKind<Job, Entry>,
  job: Job,
) {
  const entry = kind.drawn[kind.nameOf(job)];
  if (entry?.drawnFrom !== kind.hashOf(job)) return undefined;
  const isThere = filesOf(kind.nameOf(job)).every((file) => existsSync(path.join(OUTPUT, file)));
  return !kind.isSeen(entry) || isThere ? entry : undefined;
}

/** The files that belong to none of the pictures with these names. */
export function listUnused(names: readonly string[]): string[] {
  const used = new Set(names.flatMap(filesOf));
  return listFiles().filter((file) => !used.has(file));
}

/** The pictures that are missing, or older than what they show, and the files that no page needs. */
export function findOldPictures(): Problem[] {
  const fix = "run `npm run make pictures` and commit what it writes.";
  const read = <Job, Entry extends PictureEntry>(kind: PictureKind<Job, Entry>) =>
    kind.jobs.map((job) => ({
      name: kind.nameOf(job),
      what: kind.what,
      fresh: findFresh(kind, job),
    }));
  const pictures = [...read(GAMES), ...read(LIVE_BLOCKS), ...read(STEPS), ...read(SCREENS)];
  const old = pictures.filter(({ fresh }) => !fresh);
  const folder = path.relative(ROOT, OUTPUT);
  return [
    ...old.map(({ name, what }) => ({
      file: `${folder}/${name}.*.avif`,
      what: `a picture of the ${what} is missing, or older than what it shows.`,
      fix,
    })),
    ...listUnused(pictures.map(({ name }) => name)).map((file) => ({
      file: `${folder}/${file}`,
      what: "no page shows this picture.",
      fix,
    })),
  ];
}
