import { statSync } from "node:fs";
import path from "node:path";

/** Files that the build writes next to the pages, and that pages may link to. */
const BUILT: ReadonlySet<string> = new Set(["/changes.xml"]);

/**
 * Size in bytes of a file under `static/`, or 0 for one that the build writes; `undefined` when the path
 * names neither.
 */
export function staticFileSize(url: string): number | undefined {
  if (BUILT.has(url)) return 0;
  if (!/^\/[\w./-]+$/.test(url) || url.split("/").includes("..")) return undefined;
  const stats = statSync(path.join(process.cwd(), "static", url), { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}
