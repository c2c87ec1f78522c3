import { execFileSync } from "node:child_process";
import path from "node:path";

/** By content folder; git runs once for each. */
const daysOf = new Map<string, ReadonlyMap<string, string>>();

/** Asks git once for the day of the newest commit of every file. */
function readDays(folder: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  try {
    const log = execFileSync(
      "git",
      ["-c", "core.quotepath=off", "log", "--format=@%cs", "--name-only", "--relative", "--", "."],
      {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    let day = "";
    for (const line of log.split("\n")) {
      if (line.startsWith("@")) day = line.slice(1);
      else if (line !== "" && !newest.has(line)) newest.set(line, day);
    }
  } catch {
    // Not a git checkout: pages then show no date, which the schema allows.
  }
  return newest;
}

/** Day (YYYY-MM-DD) of the last commit that changed a content file; null when git does not know it. */
export function findLastUpdated(contentPath: string, absolutePath: string): string | null {
  const days = daysOf.get(contentPath) ?? readDays(contentPath);
  daysOf.set(contentPath, days);
  const relativePath = path.relative(contentPath, absolutePath).split(path.sep).join("/");
  return days.get(relativePath) ?? null;
}
