import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { PLAY_COMPILER_PATH } from "../../../shared/contracts/playFrame";
import { NOT_FOUND_PATH } from "../html/rewriteHtml";
import { type BuildFacts, HASH_LENGTH, pageDataFile, queryFile } from "../publishing/distFiles";

/** The file in which Gatsby's loader looks for the name of the deployed compilation. */
export const APP_DATA = "page-data/app-data.json";

/**
 * What a reader may ask for next: the search's dialog, and what helps when the network fails. The imports in
 * `src/features` give these chunks, and those of the player and of live code, their names.
 */
const NEXT_CHUNKS = ["search", "recovery"];

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const pageDataSchema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()).default([]),
});

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

/** What the adapter knows of a build beyond its files. */
interface BuildNeeds {
  /** Files that the app asks for when it hydrates a page, by the page's path. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
  /** Files that a reader may ask for next, on any page. */
  readonly next: readonly string[];
  /** The files of the player, and of live code. */
  readonly player: readonly string[];
  readonly live: readonly string[];
}

/** What a build made, and what its pages ask for. */
export async function readBuildFacts(
  folder: string,
  pagePaths: readonly string[],
): Promise<BuildFacts & BuildNeeds> {
  const { assetsByChunkName } = await readJson(folder, "webpack.stats.json", statsSchema);
  const assets = [...new Set(Object.values(assetsByChunkName).flat())].sort();
  const runtimeFile = assets.find((asset) => asset.startsWith("webpack-runtime-"));
  if (runtimeFile === undefined) {
    throw new Error("public/webpack.stats.json: expected a file webpack-runtime-*.js.");
  }
  const runtime = await readFile(path.join(folder, runtimeFile), "utf8");
  const pages = await Promise.all(
    pagePaths.map(async (pagePath) => {
      const file = pageDataFile(pagePath);
      return { pagePath, file, ...(await readJson(folder, file, pageDataSchema)) };
    }),
  );
  const staticQueries = new Set(pages.flatMap(({ staticQueryHashes }) => staticQueryHashes));
  const needs = pages.map(({ pagePath, file, componentChunkName, staticQueryHashes }) => {
    const scripts = (assetsByChunkName[componentChunkName] ?? []).filter((name) =>
      name.endsWith(".js"),
    );
    // All other pages contain their data.
    const data = pagePath === NOT_FOUND_PATH ? [file] : [];
    const queries = staticQueryHashes.map(queryFile);
    return [pagePath, [...scripts, APP_DATA, ...data, ...queries]] as const;
  });
  const listChunk = (name: string): readonly string[] => assetsByChunkName[name] ?? [];
  return {
    pagePaths,
    assets,
    runtime,
    staticQueries,
    needs: new Map(needs),
    next: NEXT_CHUNKS.flatMap(listChunk),
    player: listChunk("player"),
    live: [...listChunk("live"), PLAY_COMPILER_PATH.slice(1)],
  };
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
    .slice(0, HASH_LENGTH);
}
