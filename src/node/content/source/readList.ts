import { existsSync } from "node:fs";
import {
  parseChanges,
  parseGlossary,
  parseLimits,
  parseMessages,
  type EntryList,
} from "../fields/entryList";
import { parseScreens } from "../fields/screens";
import { contentFile, readContentText } from "./contentFiles";

/** A YAML file of the content folder that holds a list. */
interface ListFile<Entry> {
  /** Relative to the content folder. */
  readonly path: string;
  readonly parse: (yaml: string, file: string) => EntryList<Entry>;
}

/** Every list that authors write. */
export const LISTS = {
  limits: { path: "api/limits.yml", parse: parseLimits },
  messages: { path: "api/messages.yml", parse: parseMessages },
  terms: { path: "reference/glossary.yml", parse: parseGlossary },
  changes: { path: "changes/changes.yml", parse: parseChanges },
  screens: { path: "screens.yml", parse: parseScreens },
} as const;

/** A list with the path of its file, relative to the repository. */
export interface NamedList<Entry> extends EntryList<Entry> {
  readonly file: string;
}

/** Reads a list of the content folder; without its file it is empty. */
export function readList<Entry>(
  contentPath: string,
  { path, parse }: ListFile<Entry>,
): NamedList<Entry> {
  const place = contentFile(contentPath, path);
  const { file, absolutePath } = place;
  const { text, problems } = existsSync(absolutePath) ? readContentText(place) : { problems: [] };
  if (text === undefined) return { file, entries: [], problems, fieldLine: () => undefined };
  return { file, ...parse(text, file) };
}
