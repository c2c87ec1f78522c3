import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { digestFiles } from "../files/digestFiles";
import type { FramesOptions } from "./options";
import { writeCourses, writeFrames, writeGames } from "./writeFrames";

/** What the files in `public/live` are made from. */
const SOURCES = [
  "content/games",
  "content/introduction",
  "content/tutorial",
  "content/challenges",
  "src/node",
  "src/features/layout-sandbox/model",
  "src/features/playground/model",
  "src/frame",
  "src/shared",
  "package-lock.json",
];

const DIGEST = "sources";

/** Writes the frames and games next to the built pages, unless an earlier build left the same ones. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, reporter }, options) => {
  const { games } = options as unknown as FramesOptions;
  const digest = `${digestFiles(process.cwd(), SOURCES)} ${String(games)}`;
  const isWritten = existsSync(path.resolve("public/live"));
  if (isWritten && (await cache.get(DIGEST)) === digest) return;
  await writeFrames(reporter, { games });
  if (games) {
    await writeGames();
    await writeCourses();
  }
  await cache.set(DIGEST, digest);
};
