import type { GatsbyNode } from "gatsby";
import { writeFrames } from "./writeFrames";

/** Writes the frames beside the built pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  await writeFrames(reporter);
};
