import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type BuildFacts, pageDataFile } from "../../../src/build/publishing/publicFiles";

/** All files below a folder, relative to it, with slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

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
