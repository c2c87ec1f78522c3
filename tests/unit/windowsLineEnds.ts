import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../tools/listFiles";

/** The text files of a folder as Git for Windows checks them out by default, by their paths in the project. */
export function withWindowsLineEnds(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((file) => !/\.(?:avif|png)$/.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return [path.posix.join(folder, file), text.replaceAll("\n", "\r\n")];
    }),
  );
}
