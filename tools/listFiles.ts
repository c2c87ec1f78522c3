import { readdirSync } from "node:fs";
import path from "node:path";
import { listContentFiles } from "../src/node/content/source/contentFiles";

/** The files of a folder and all below it, by their paths in it with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

/** The pages of a project's content, by their paths in the project. */
export function listPageFiles(root: string): string[] {
  const { files } = listContentFiles(path.join(root, "content"));
  return files.map(({ file }) => file).filter((file) => file.endsWith(".mdx"));
}
