import { statSync } from "node:fs";
import path from "node:path";

/** Size in bytes of a file under `static/`; `undefined` when the path names none. */
export function staticFileSize(url: string): number | undefined {
  if (!/^\/[\w./-]+$/.test(url) || url.split("/").includes("..")) return undefined;
  const stats = statSync(path.join(process.cwd(), "static", url), { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}
