import type { GatsbyNode } from "gatsby";
import type { FramesOptions } from "./options";
import { writeFrames, writeGames } from "./writeFrames";

/** Writes the frames and the games beside the built pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }, options) => {
  const { games } = options as unknown as FramesOptions;
  await writeFrames(reporter, { games });
  if (games) await writeGames();
};
