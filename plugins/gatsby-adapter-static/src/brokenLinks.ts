import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkLinks } from "../../../src/build/links/checkLinks";

/** Frames carry documents of their own; they are not pages of the site. */
const FRAMES = "live/";

/**
 * Problems with links, anchors and images of a deployable folder, one line each. A build only warns about
 * them; `npm test` fails on them. Paths that other versions answer are not problems.
 */
export function findBrokenLinks(
  distPath: string,
  prefix: string,
  versionPaths: readonly string[] = [],
): readonly string[] {
  const files = readdirSync(distPath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(distPath, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
  const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith(FRAMES));
  const html = new Map(
    pages.map((file) => [file, readFileSync(path.join(distPath, file), "utf8")]),
  );
  return checkLinks({ html, files: new Set(files), prefix, versionPaths }).faults;
}
