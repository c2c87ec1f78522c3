import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  SAMPLE_OPTIONS,
  SAMPLE_PAGES,
  writeSamplePublic,
} from "../../src/node/output/adapter/testing/samplePublic";
import { addVersionRedirects } from "../../tools/versions/versionRedirects";
import { writeDist } from "../../src/node/output/adapter/writeDist";

/** An older version of the small site, below the current one. */
const SAMPLE_VERSION = "/v/0.2.13";

async function build(publicPath: string, distPath: string, prefix: string): Promise<void> {
  writeSamplePublic(publicPath, prefix);
  await writeDist({
    publicPath,
    distPath,
    pages: SAMPLE_PAGES,
    redirects: [],
    prefix,
    options: SAMPLE_OPTIONS,
  });
}

/** A small site in two versions, made by the adapter itself from a mock build. */
export async function createSampleSite(prefix = "") {
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  const dist = path.join(folder, "dist");
  await build(path.join(folder, "public"), dist, prefix);
  const older = path.join(folder, "public-older");
  await build(older, path.join(dist, SAMPLE_VERSION), prefix + SAMPLE_VERSION);
  addVersionRedirects(dist);
  return {
    /** A folder for whatever a test needs. */
    folder,
    /** The deployable folder in it. */
    dist,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type SampleSite = Awaited<ReturnType<typeof createSampleSite>>;
