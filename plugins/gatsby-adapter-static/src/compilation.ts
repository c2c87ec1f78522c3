import { createHash } from "node:crypto";

/** The file in which Gatsby's loader looks for the name of the compilation that is deployed. */
export const APP_DATA = "page-data/app-data.json";

/**
 * The name of a compilation: a hash of its files' names, which carry hashes of what the files hold. Gatsby
 * takes webpack's own hash, which is another one when a build starts from a cache; every page would change
 * with it, and readers' open pages would load anew, although no script is another one.
 */
export function nameCompilation(assets: readonly string[]): string {
  return createHash("sha256")
    .update([...assets].sort().join("\n"))
    .digest("hex")
    .slice(0, 20);
}

/** Gatsby's file with the name of a compilation. */
export function renderAppData(compilation: string): string {
  return `${JSON.stringify({ webpackCompilationHash: compilation })}\n`;
}
