import type { GatsbyNode } from "gatsby";
import { writeFrames } from "./writeFrames";

/** Writes the frames into `public/`, which the development server serves too. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ reporter }) => {
  await writeFrames(reporter);
};
