import path from "node:path";
import { askGit } from "../../files/askGit";

/** By content folder. */
const daysOf = new Map<string, ReadonlyMap<string, string>>();

/**
 * Asks git for the day of the newest commit of every file. The oldest commit of a shallow clone seems to have made
 * all files, so it says nothing: it is the one without a parent.
 */
function readDays(folder: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  try {
    const isShallow = askGit(["rev-parse", "--is-shallow-repository"], folder).trim() === "true";
    const words = ["--format=@%cs %P", "--name-only", "--relative", "--", "."];
    const log = askGit(["-c", "core.quotepath=off", "log", ...words], folder);
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
