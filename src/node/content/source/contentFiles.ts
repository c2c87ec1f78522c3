import { readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { normalizeText } from "../../files/readText";
import type { Problem } from "../../../shared/problem";

export interface ContentFile {
  /** Path relative to the content folder, with forward slashes. */
  readonly relativePath: string;
  /** Path relative to the repository, for messages. */
  readonly file: string;
  readonly absolutePath: string;
}

/** The file at a path relative to the content folder, whether or not it exists. */
export const contentFile = (contentPath: string, relativePath: string): ContentFile => ({
  relativePath,
  file: path.posix.join(path.basename(contentPath), relativePath),
  absolutePath: path.join(contentPath, relativePath),
});

/** Lists the files of the content folder by path; symbolic links are errors wherever they lead. */
export function listContentFiles(contentPath: string): {
  readonly files: readonly ContentFile[];
  readonly problems: readonly Problem[];
} {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const folderName = path.basename(contentPath);
  const root = realpathSync(contentPath);
  const walk = (folder: string): void => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const relativePath = path.posix.join(folder, entry.name);
      const file = path.posix.join(folderName, relativePath);
      if (entry.isSymbolicLink()) {
        const what = "symbolic links are not followed.";
        problems.push({ file, what, fix: "put the file itself here." });
      } else if (entry.isDirectory()) walk(relativePath);
      else files.push({ relativePath, file, absolutePath: path.join(root, relativePath) });
    }
  };
  walk("");
  return { files, problems };
}

/** Reads a text file; bytes that are not UTF-8 are an error, never a replacement character. */
export function readContentText({ absolutePath, file }: ContentFile): {
  readonly text?: string;
  readonly problems: readonly Problem[];
} {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(absolutePath));
    return { text: normalizeText(text), problems: [] };
  } catch {
    return { problems: [{ file, what: "the file is not UTF-8.", fix: "save it as UTF-8." }] };
  }
}

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
