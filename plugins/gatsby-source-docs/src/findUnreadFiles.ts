import type { Problem } from "../../../src/shared/problem";
import type { ContentFile } from "./contentFiles";

/** The files that make pages, sections or notes of limits, but that nothing has read. */
export function findUnreadFiles(
  files: readonly ContentFile[],
  read: ReadonlySet<string>,
): Problem[] {
  return files
    .filter(({ relativePath }) =>
      /\.mdx$|^[^/]+\/_section\.yml$|^api\/limits\.yml$/.test(relativePath),
    )
    .filter(({ relativePath }) => !read.has(relativePath))
    .map(({ file }) => ({
      file,
      what: "the build has left the file out.",
      fix: "narrow the `ignore` patterns of gatsby-source-filesystem in gatsby-config.ts, or delete the file.",
    }));
}
