import path from "node:path";
import type { Problem } from "../../../src/shared/problem";
import type { ContentFile } from "./contentFiles";

/** Markdown files that look like pages but are not; a README is for contributors. */
export function findMarkdownFiles(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ relativePath }) => /\.(?:md|markdown)$/i.test(relativePath))
    .filter(({ relativePath }) => path.posix.basename(relativePath) !== "README.md")
    .map(({ file }) => ({
      file,
      what: "a Markdown file makes no page.",
      fix: `rename it to ${path.posix.basename(file).replace(/\.\w+$/, ".mdx")}.`,
    }));
}
