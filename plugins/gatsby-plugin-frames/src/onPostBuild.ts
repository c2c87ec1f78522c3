import type { GatsbyNode } from "gatsby";
import { writeFrames, writeGames } from "./writeFrames";

/** Writes the frames and the games beside the built pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  await writeFrames(reporter);
  await writeGames();
};
