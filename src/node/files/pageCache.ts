import path from "node:path";
import { digestFiles } from "./digestFiles";
import { openDiskCache, type DiskCache } from "./diskCache";
import { TOOLKIT } from "../../shared/toolkit";

/**
 * Everything but a page's own text that determines what is computed from it; the content of other pages does
 * not.
 */
const SURROUNDINGS = [
  "content",
  "static",
  "src/node",
  "src/features/layout-sandbox/model",
  "src/frame",
  "src/shared",
  "plugins",
  "package-lock.json",
  `node_modules/${TOOLKIT}/package.json`,
];

/** Next to the packages, so that a build from scratch has it too. */
export const PAGE_CACHE = "node_modules/.cache/boardzilla-docs/pages";

/**
 * Opens the cache for one run on the project at `root`. An edit of anything that pages share, such as the
 * compiler or a game, clears it.
 */
export function openPageCache(root: string): DiskCache {
  const surroundings = digestFiles(root, SURROUNDINGS, (file) => file.endsWith(".mdx"));
  return openDiskCache(path.join(root, PAGE_CACHE), surroundings);
}
