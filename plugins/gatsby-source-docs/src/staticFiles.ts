import { statSync } from "node:fs";
import path from "node:path";
import { CHANGES_FEED } from "../../../src/build/publishing/changesFeed";

/**
 * Size in bytes of a file under `static/`, or 0 for the feed, which the build writes; `undefined` when the
 * path names neither.
 */
export function staticFileSize(url: string): number | undefined {
  if (url === `/${CHANGES_FEED}`) return 0;
  if (!/^\/[\w./-]+$/.test(url) || url.split("/").includes("..")) return undefined;
  const stats = statSync(path.join(process.cwd(), "static", url), { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}
