import { execFileSync } from "node:child_process";
import path from "node:path";

/** By content folder; git runs once for each. */
const daysOf = new Map<string, ReadonlyMap<string, string>>();

function askGit(folder: string, ...words: readonly string[]): string {
  return execFileSync("git", words, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/**
 * Asks git once for the day of the newest commit of every file. The oldest commit of a shallow clone seems to have made
 * all files, so it says nothing: it is the one without a parent.
 */
function readDays(folder: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  try {
    const isShallow = askGit(folder, "rev-parse", "--is-shallow-repository").trim() === "true";
    const words = ["--format=@%cs %P", "--name-only", "--relative", "--", "."];
    const log = askGit(folder, "-c", "core.quotepath=off", "log", ...words);
    let day = "";
    for (const line of log.split("\n")) {
      if (line.startsWith("@")) {
        const [date = "", parent] = line.slice(1).split(" ");
        day = isShallow && !parent ? "" : date;
      } else if (line !== "" && day !== "" && !newest.has(line)) newest.set(line, day);
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
