import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BuildFacts, pageDataFile } from "../../../src/build/publishing/distFiles";

async function readJson(folder: string, file: string): Promise<unknown> {
  const text = await readFile(path.join(folder, file), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`public/${file}: no JSON.`, { cause: error });
  }
}

function readField(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

async function readAssets(folder: string): Promise<string[]> {
  const byChunk = readField(await readJson(folder, "webpack.stats.json"), "assetsByChunkName");
  const assets = Object.values(byChunk ?? {}).flatMap(toTexts);
  if (assets.length === 0)
    throw new Error("public/webpack.stats.json: expected assetsByChunkName.");
  return [...new Set(assets)].sort();
}

/** Reads what Gatsby's files say about the current build. */
export async function readBuildFacts(
  folder: string,
  pagePaths: readonly string[],
): Promise<BuildFacts> {
  const assets = await readAssets(folder);
  const runtimeFile = assets.find((asset) => asset.startsWith("webpack-runtime-"));
  if (runtimeFile === undefined) {
    throw new Error("public/webpack.stats.json: expected a file webpack-runtime-*.js.");
  }
  const runtime = await readFile(path.join(folder, runtimeFile), "utf8");
  const queries = await Promise.all(
    pagePaths.map(async (pagePath) =>
      toTexts(readField(await readJson(folder, pageDataFile(pagePath)), "staticQueryHashes")),
    ),
  );
  return { pagePaths, assets, runtime, staticQueries: new Set(queries.flat()) };
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
