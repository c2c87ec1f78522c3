import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";
import type { EntryList } from "../fields/entryList";

/** The entries of a file of the content folder; none without it. Its problems are reported elsewhere. */
export function readList<Entry>(
  contentPath: string,
  name: string,
  parse: (yaml: string, file: string) => EntryList<Entry>,
): readonly Entry[] {
  const file = path.join(contentPath, name);
  return existsSync(file) ? parse(readText(file), file).entries : [];
}
