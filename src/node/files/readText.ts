import { readFileSync } from "node:fs";

/**
 * A text as all of the build sees it: lines end with `\n`, and no byte order mark comes first, whatever the author's
 * editor, Git for Windows or an archive made of it. Line numbers stay the same.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** Reads a text file in UTF-8 and normalizes it. All text files that the build and the tools read are read here or normalized by the function above. */
export const readText = (file: string | URL): string => normalizeText(readFileSync(file, "utf8"));
