import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { listFiles } from "../listFiles";
import { toRoute } from "./pageName";

/** The pages that differ between two builds, by route. */
export interface ChangedPages {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * The Markdown of each page of a build, by route. Skips files with names that no page could have: the
 * build comes from a pull request, and its routes end up in a comment.
 */
function readMarkdownPages(folder: string): Map<string, string> {
  const files = listFiles(folder).filter(
    (file) => /^[\w/-]+\.md$/.test(file) && !/^(?:preview|v)\//.test(file),
  );
  return new Map(
    files.map((file) => [toRoute(file.replace(/\.md$/, "")), readText(path.join(folder, file))]),
  );
}

/** The pages of a build, by route. */
export function listPages(folder: string): ReadonlySet<string> {
  return new Set(readMarkdownPages(folder).keys());
}

/**
 * Compares the pages of two builds by their Markdown, which holds everything that you read, without
 * scripts and prefixes.
 */
export function findChangedPages(published: string, built: string): ChangedPages {
  const before = readMarkdownPages(published);
  const now = readMarkdownPages(built);
  const routes = [...now.keys()].sort();
  return {
    added: routes.filter((route) => !before.has(route)),
    changed: routes.filter((route) => before.has(route) && before.get(route) !== now.get(route)),
    removed: [...before.keys()].filter((route) => !now.has(route)).sort(),
  };
}
