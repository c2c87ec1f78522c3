import { createHash } from "node:crypto";

/** The file in which Gatsby's loader looks for the name of the deployed compilation. */
export const APP_DATA = "page-data/app-data.json";

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

/** Gatsby's file that holds the name of a compilation. */
export function renderAppData(compilation: string): string {
  return `${JSON.stringify({ webpackCompilationHash: compilation })}\n`;
}
