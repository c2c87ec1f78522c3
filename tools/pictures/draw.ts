/**
 * Takes the pictures that pages show before a game or a step is started or a live block runs, in both themes, into
 * `static/pictures`, and deletes those that nothing shows. Usage:
 *
 *     npm run pictures              # what is missing or older than its game or code
 *     npm run pictures -- --all     # all of them again
 *
 * The pictures are committed, as the diagrams are: a build then needs no browser. A unit test says which
 * are missing or old.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { bundleGames } from "../../plugins/gatsby-plugin-frames/src/bundleGames";
import { buildFrame } from "../../plugins/gatsby-plugin-frames/src/writeFrames";
import {
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureManifest,
  pictureName,
  readPictureList,
  type PictureJob,
} from "../../plugins/gatsby-source-docs/src/games";
import {
  listLivePictureJobs,
  livePictureHash,
  livePictureList,
  readLivePictures,
  type LivePictureJob,
} from "../../plugins/gatsby-source-docs/src/livePictures";
import {
  listStepPictureJobs,
  stepPictureHash,
  stepPictureList,
  stepPictureName,
  type StepPictureJob,
} from "../../plugins/gatsby-source-docs/src/stepPictures";
import { livePictureName } from "../../src/shared/contracts/livePicture";
import { ROOT } from "../runProgram";
import { writeJson } from "../writeJson";
import { THEMES, type Studio } from "./studio";
import { takeLivePictures } from "./takeLivePictures";
import { takePictures, takeStepPictures } from "./takePictures";

const CONTENT = path.join(ROOT, "content");
const OUTPUT = pictureFolder(ROOT);

/** The frame and the games as they are in the sources. */
async function sourceStudio(): Promise<Studio> {
  const play = { entry: "src/frame/play/main.ts", title: "Game", runsCode: true };
  const bundles = await bundleGames(path.join(CONTENT, "games"));
  const { html } = await buildFrame(play);
  return { frame: html, bundles, output: OUTPUT };
}

const listPictures = (): string[] => readdirSync(OUTPUT).filter((file) => file.endsWith(".webp"));

/** Whether the pictures for a name exist in both themes. */
const areThere = (name: string, files: readonly string[]): boolean =>
  THEMES.every((theme) => files.includes(`${name}.${theme}.webp`));

/** What is taken again, and with what. */
interface Choice {
  readonly all: boolean;
  readonly studio: Studio;
}

/** The pictures of tables of one kind. */
interface Tables<Job> {
  /** For the line about them, in the plural. */
  readonly what: string;
  readonly jobs: readonly Job[];
  /** Path of their list. */
  readonly list: string;
  readonly nameOf: (job: Job) => string;
  readonly hashOf: (job: Job) => string;
  /** Takes some of them, and returns what they show in words, by name. */
  readonly take: (stale: readonly Job[], studio: Studio) => Promise<Record<string, string>>;
}

const GAMES: Tables<PictureJob> = {
  what: "states of games",
  jobs: listPictureJobs(CONTENT),
  list: pictureManifest(ROOT),
  nameOf: pictureName,
  hashOf: (job) => pictureHash(CONTENT, job),
  take: takePictures,
};

const STEPS: Tables<StepPictureJob> = {
  what: "steps of courses",
  jobs: listStepPictureJobs(CONTENT),
  list: stepPictureList(ROOT),
  nameOf: stepPictureName,
  hashOf: stepPictureHash,
  take: takeStepPictures,
};

/** Updates the pictures of tables; returns their names. */
async function updateTables<Job>(
  { what, jobs, list, nameOf, hashOf, take }: Tables<Job>,
  { all, studio }: Choice,
): Promise<string[]> {
  const files = listPictures();
  const old = all ? {} : readPictureList(list);
  const isFresh = (job: Job): boolean =>
    old[nameOf(job)]?.drawnFrom === hashOf(job) && areThere(nameOf(job), files);
  const stale = jobs.filter((job) => !isFresh(job));
  const words = stale.length > 0 ? await take(stale, studio) : {};
  const entries = jobs.map((job) => {
    const name = nameOf(job);
    const alt = words[name] ?? old[name]?.alt ?? "";
    return [name, { drawnFrom: hashOf(job), alt }] as const;
  });
  await writeJson(list, Object.fromEntries(entries));
  console.log(`${String(jobs.length)} ${what}, ${String(stale.length)} taken`);
  return jobs.map(nameOf);
}

/** Updates the pictures of live blocks; returns their names. */
async function updateLive(
  jobs: readonly LivePictureJob[],
  { all, studio }: Choice,
): Promise<string[]> {
  const files = listPictures();
  const old = all ? {} : readLivePictures(ROOT);
  const isFresh = (job: LivePictureJob): boolean => {
    const name = livePictureName(job.code);
    const entry = old[name];
    return (
      entry?.drawnFrom === livePictureHash(job) &&
      (entry.height === undefined || areThere(name, files))
    );
  };
  const stale = jobs.filter((job) => !isFresh(job));
  const results = stale.length > 0 ? await takeLivePictures(stale, studio) : {};
  const entries = jobs.map((job) => {
    const name = livePictureName(job.code);
    const { height, says } = results[name] ?? old[name] ?? { says: "" };
    return [name, { drawnFrom: livePictureHash(job), height, says }] as const;
  });
  await writeJson(livePictureList(ROOT), Object.fromEntries(entries));
  console.log(`${String(jobs.length)} live blocks, ${String(stale.length)} taken`);
  return entries.flatMap(([name, { height }]) => (height === undefined ? [] : [name]));
}

/** Updates the committed pictures. */
async function update(all: boolean): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const choice = { all, studio: await sourceStudio() };
  const names = new Set([
    ...(await updateTables(GAMES, choice)),
    ...(await updateLive(blocks, choice)),
    ...(await updateTables(STEPS, choice)),
  ]);
  const orphans = listPictures().filter((file) => !names.has(file.split(".")[0] ?? ""));
  for (const file of orphans) rmSync(path.join(OUTPUT, file));
  console.log(`${String(orphans.length)} old files deleted`);
}

const { values } = parseArgs({
  options: { all: { type: "boolean", default: false } },
});
const blocks = listLivePictureJobs(CONTENT);
await update(values.all);
