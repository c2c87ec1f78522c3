import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  SAMPLE_OPTIONS,
  SAMPLE_PAGES,
  writeSamplePublic,
} from "../../plugins/gatsby-adapter-static/src/testing/samplePublic";
import { writeDist } from "../../plugins/gatsby-adapter-static/src/writeDist";

export interface SampleSite {
  /** A folder for whatever a test needs. */
  readonly folder: string;
  /** The deployable folder in it. */
  readonly dist: string;
  readonly remove: () => void;
}

/** A small site, made by the adapter itself from a made-up build. */
export async function createSampleSite(prefix = ""): Promise<SampleSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  const publicPath = path.join(folder, "public");
  const dist = path.join(folder, "dist");
  await writeSamplePublic(publicPath, prefix);
  await writeDist({
    publicPath,
    distPath: dist,
    pages: SAMPLE_PAGES,
    redirects: [],
    prefix,
    options: SAMPLE_OPTIONS,
  });
  return {
    folder,
    dist,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
