import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type BuildFacts, pageDataFile } from "../../../src/build/publishing/distFiles";

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const pageDataSchema = z.object({ staticQueryHashes: z.array(z.string()).default([]) });

/** Reads a file of JSON; throws with its name when it is none, or of another form. */
async function readJson<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(folder, file), "utf8")));
  } catch (error) {
    throw new Error(`public/${file}: not as Gatsby 5.16 writes it.`, { cause: error });
  }
}

export async function readBuildFacts(
  folder: string,
  pagePaths: readonly string[],
): Promise<BuildFacts> {
  const { assetsByChunkName } = await readJson(folder, "webpack.stats.json", statsSchema);
  const assets = [...new Set(Object.values(assetsByChunkName).flat())].sort();
  const runtimeFile = assets.find((asset) => asset.startsWith("webpack-runtime-"));
  if (runtimeFile === undefined) {
    throw new Error("public/webpack.stats.json: expected a file webpack-runtime-*.js.");
  }
  const runtime = await readFile(path.join(folder, runtimeFile), "utf8");
  const pages = await Promise.all(
    pagePaths.map((pagePath) => readJson(folder, pageDataFile(pagePath), pageDataSchema)),
  );
  const staticQueries = new Set(pages.flatMap(({ staticQueryHashes }) => staticQueryHashes));
  return { pagePaths, assets, runtime, staticQueries };
}

/**
 * The name of a compilation: a hash of its file names, which contain hashes of the files' contents. Gatsby
 * takes webpack's own hash, which differs when a build starts from a cache; every page would change with it,
 * and readers' open pages would reload although no script has changed.
 */
export function nameCompilation(assets: readonly string[]): string {
  return createHash("sha256")
    .update([...assets].sort().join("\n"))
    .digest("hex")
    .slice(0, 20);
}
