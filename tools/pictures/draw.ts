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
  pictureName,
  readPictureManifest,
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
  readStepPictures,
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

/** Updates the pictures of games; returns their names. */
async function updateGames(
  jobs: readonly PictureJob[],
  { all, studio }: Choice,
): Promise<string[]> {
  const files = listPictures();
  const old = all ? {} : readPictureManifest(ROOT);
  const isFresh = (job: PictureJob): boolean =>
    old[pictureName(job)]?.drawnFrom === pictureHash(CONTENT, job) &&
    areThere(pictureName(job), files);
  const stale = jobs.filter((job) => !isFresh(job));
  const words = stale.length > 0 ? await takePictures(stale, studio) : {};
  const entries = jobs.map((job) => {
    const name = pictureName(job);
    const alt = words[name] ?? old[name]?.alt ?? "";
    return [name, { drawnFrom: pictureHash(CONTENT, job), alt }];
  });
  await writeJson(path.join(OUTPUT, "manifest.json"), Object.fromEntries(entries) as object);
  console.log(`${String(jobs.length)} states of games, ${String(stale.length)} taken`);
  return jobs.map(pictureName);
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

/** Updates the pictures of steps; returns their names. */
async function updateSteps(
  jobs: readonly StepPictureJob[],
  { all, studio }: Choice,
): Promise<string[]> {
  const files = listPictures();
  const old = all ? {} : readStepPictures(ROOT);
  const stale = jobs.filter((job) => {
    const name = stepPictureName(job);
    return old[name]?.drawnFrom !== stepPictureHash(job) || !areThere(name, files);
  });
  const words = stale.length > 0 ? await takeStepPictures(stale, studio) : {};
  const entries = jobs.map((job) => {
    const name = stepPictureName(job);
    const alt = words[name] ?? old[name]?.alt ?? "";
    return [name, { drawnFrom: stepPictureHash(job), alt }] as const;
  });
  await writeJson(stepPictureList(ROOT), Object.fromEntries(entries));
  console.log(`${String(jobs.length)} steps of courses, ${String(stale.length)} taken`);
  return entries.map(([name]) => name);
}

/** Updates the committed pictures. */
async function update(all: boolean): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const choice = { all, studio: await sourceStudio() };
  const names = new Set([
    ...(await updateGames(games, choice)),
    ...(await updateLive(blocks, choice)),
    ...(await updateSteps(steps, choice)),
  ]);
  const orphans = listPictures().filter((file) => !names.has(file.split(".")[0] ?? ""));
  for (const file of orphans) rmSync(path.join(OUTPUT, file));
  console.log(`${String(orphans.length)} old files deleted`);
}

const { values } = parseArgs({
  options: { all: { type: "boolean", default: false } },
});
const games = listPictureJobs(CONTENT);
const blocks = listLivePictureJobs(CONTENT);
const steps = listStepPictureJobs(CONTENT);
await update(values.all);
