import { readdirSync } from "node:fs";
import path from "node:path";

/** Texts that readers of the site or the repository see; the games' manifests contain titles. */
const PROSE = /\.(mdx|md|yml)$|(^|\/)game\.json$/;

/** All files with our own prose, relative to the repository. */
export function listProseFiles(root: string): string[] {
  const below = ["content", "docs"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, "/")),
    ),
  );
  return ["README.md", "CONTRIBUTING.md", ...below].filter((file) => PROSE.test(file)).sort();
}
